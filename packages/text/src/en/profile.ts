/** Being the same player on several devices, in English. */
export const profile = {
  title: 'Your profile',
  away: 'The server is out of reach.',
  none: 'Where this page comes from, no profiles are kept.',
  /** Somebody did not want to show a passkey, or had none. */
  cancelled: 'No passkey was used.',
  keep: {
    title: 'Keep it on this server',
    about:
      'So far your name and face are in this browser only. Keep them on the server and you are the same player on your phone and your computer, with your tables online. No e-mail, no password.',
    passkey: 'Keep it with a passkey',
    passkeyAbout: 'A passkey is one touch: your finger, your face or the PIN of your device.',
    code: 'Keep it with a recovery code',
    nameFirst: 'Choose a name first.',
  },
  /** Why there are no passkeys here. */
  noPasskeys: {
    insecure:
      'No passkeys here: browsers allow them over https only, and this page was loaded without. A recovery code works just as well.',
    number:
      'No passkeys here: browsers want a name for them, and this server was called by a number. A recovery code works just as well.',
    old: 'This browser has no passkeys. A recovery code works just as well.',
  },
  enter: {
    title: 'If you have a profile',
    about: 'Sign in, and this device has your name, your face and your tables online.',
    passkey: 'Sign in with a passkey',
    withCode: 'Sign in with a recovery code',
    code: 'Recovery code',
    codeAbout: '16 letters and figures. Dashes and spaces do not matter.',
    codeBad: 'A recovery code has 16 letters and figures.',
    go: 'Sign in',
  },
  since: (day: string) => `On this server since ${day}`,
  change: 'Change name and face',
  /** The way to friends. */
  friends: 'Friends',
  clubs: 'Clubs',
  ways: {
    title: 'Your way back',
    about: 'On another device, or if this browser forgets you, one of these lets you in.',
    none: 'There is no way back yet. Without a passkey or a recovery code, your profile is lost when this browser forgets it.',
    /** `device`: where it was made; it may be unknown. */
    passkey: (device: string) => (device === '' ? 'Passkey' : `Passkey (${device})`),
    used: (day: string) => `Last used on ${day}`,
    add: 'Add a passkey',
    added: 'The passkey is added.',
    remove: 'Remove',
    removeAsk: 'Remove this passkey?',
    removeAbout: 'It will not let anyone in any more.',
    removed: 'The passkey is removed.',
    hasCode: 'You have a recovery code.',
    makeCode: 'Make a recovery code',
    newCode: 'Make a new recovery code',
  },
  code: {
    title: 'Your recovery code',
    about: 'Write it down or save it: it is shown only now. Older codes no longer work.',
    secret: 'Whoever has this code can sign in as you.',
    copy: 'Copy the code',
    copied: 'Copied',
    notCopied: 'Could not be copied',
  },
  devices: {
    title: 'Signed-in devices',
    here: 'This device',
    unknown: 'A device',
    seen: (day: string) => `Last here on ${day}`,
    out: 'Sign out',
    /** For listeners. */
    outOf: (device: string) => `Sign out ${device}`,
    isOut: 'That device is signed out.',
    allOut: 'Sign out all others',
    areOut: 'All other devices are signed out.',
  },
  data: {
    title: 'Your data',
    about:
      'Your name, your face, your devices, your passkeys and your tables online are kept, and nothing else.',
    download: 'Download your data',
    out: 'Sign out here',
    isOut: 'You are signed out. Your name and face stay on this device.',
    remove: 'Delete your profile',
    removeAsk: 'Delete your profile?',
    removeAbout:
      'All that the server keeps of you is deleted at once and cannot be brought back. What is on this device stays.',
    removeNow: 'Delete for good',
    removed: 'Your profile is deleted.',
  },
  kept: 'Your profile is kept on this server.',
  welcome: (name: string) => `Welcome back, ${name}!`,
};
