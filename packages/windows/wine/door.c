/* A door into python311.dll, as python.exe (or, with WINDOW, pythonw.exe) of python.org is. */
#include <windows.h>
#include <stdlib.h>
__declspec(dllimport) int Py_Main(int argc, wchar_t **argv);
#ifdef WINDOW
int WINAPI wWinMain(HINSTANCE self, HINSTANCE before, LPWSTR line, int show) { return Py_Main(__argc, __wargv); }
#else
int wmain(int argc, wchar_t **argv) { return Py_Main(argc, argv); }
#endif
