; Inno Setup: the installer for Windows. From the root of the checkout, after PyInstaller:
;   iscc /DVersion=1.2.3 packages\windows\briscola.iss
; It installs for one person without asking for an administrator, and an uninstall leaves the person's data.

#ifndef Version
  #error Say which version: /DVersion=1.2.3
#endif
#define Name "Briscola"
#define Program "briscola.exe"
#ifndef Root
  #define Root "..\.."
#endif
; As in briscola/system/on_windows.py.
#define AppUserModel "io.github.briscola.Briscola"
#define Running "Briscola.Running"

[Setup]
AppId={{6E0C53E6-3C3B-4C0B-9D0A-6F2B9A4C7B15}
AppName={#Name}
AppVersion={#Version}
AppVerName={#Name} {#Version}
AppPublisher=The Briscola authors
VersionInfoVersion={#Version}
DefaultDirName={autopf}\{#Name}
DefaultGroupName={#Name}
DisableProgramGroupPage=yes
DisableDirPage=auto
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0
LicenseFile={#Root}\LICENSE
SetupIconFile={#Root}\build\build\briscola.ico
UninstallDisplayIcon={app}\{#Program}
OutputDir={#Root}\dist
OutputBaseFilename=briscola-{#Version}-windows-setup
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
; Setup and the uninstaller ask the person to end the game first. What does not hold this mutex, as up to 0.20, is left to
; Windows' Restart Manager, which names it and offers to close it.
AppMutex={#Running},Global\{#Running}
CloseApplications=yes

; Written by build.spec: [Languages], those of the game.
#include Root + "\build\build\languages.iss"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[InstallDelete]
; An older version's libraries must not be found by a newer program.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Root}\dist\briscola\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs
Source: "{#Root}\LICENSE"; DestDir: "{app}"
Source: "{#Root}\LICENSE-ART"; DestDir: "{app}"
Source: "{#Root}\CHANGELOG.md"; DestDir: "{app}"

[Icons]
Name: "{group}\{#Name}"; Filename: "{app}\{#Program}"; AppUserModelID: "{#AppUserModel}"
Name: "{autodesktop}\{#Name}"; Filename: "{app}\{#Program}"; AppUserModelID: "{#AppUserModel}"; Tasks: desktopicon

[Registry]
; Links to friends' tables, for whoever installs: HKCU, or HKLM for all people of the computer.
Root: HKA; Subkey: "Software\Classes\briscola"; ValueType: string; ValueData: "URL:{#Name}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\briscola"; ValueType: string; ValueName: "URL Protocol"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\briscola\DefaultIcon"; ValueType: string; ValueData: "{app}\{#Program},0"
Root: HKA; Subkey: "Software\Classes\briscola\shell\open\command"; ValueType: string; ValueData: """{app}\{#Program}"" ""%1"""

[Run]
Filename: "{app}\{#Program}"; Description: "{cm:LaunchProgram,{#Name}}"; Flags: nowait postinstall skipifsilent

[Code]
// AppMutex is looked at when Setup starts. The game may have been opened since: then its files stay as they are, too.
function PrepareToInstall(var NeedsRestart: Boolean): String;
begin
  while CheckForMutexes('{#Running},Global\{#Running}') do
    if SuppressibleMsgBox(FmtMessage(SetupMessage(msgSetupAppRunningError), ['{#Name}']), mbError, MB_OKCANCEL, IDCANCEL) <> IDOK then
    begin
      Result := SetupMessage(msgSetupAborted);
      Exit;
    end;
end;
