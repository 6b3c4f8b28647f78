/* bcryptprimitives.dll for a Wine without it: Rust's standard library asks it for random bytes. */
#include <windows.h>
BOOLEAN NTAPI SystemFunction036(void *to, ULONG size); /* RtlGenRandom of advapi32 */
__declspec(dllexport) BOOL WINAPI ProcessPrng(unsigned char *to, SIZE_T size) {
  for (SIZE_T done = 0, part; done < size; done += part) {
    part = size - done < 0x10000000 ? size - done : 0x10000000;
    if (!SystemFunction036(to + done, (ULONG)part)) return FALSE;
  }
  return TRUE;
}
