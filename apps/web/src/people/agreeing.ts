/** Of the name and face of a device and those on the server, which are to hold. */

export type Look = { readonly name: string; readonly face: string };

type Looks = {
  readonly here: Look;
  /** On which both last agreed; undefined: this device is signed in for the first time. */
  readonly agreed: Look | undefined;
  readonly there: Look;
};

/** What was changed on this device since then, or else what the server says. */
export function sideOf({ here, agreed, there }: Looks): 'here' | 'there' | 'same' {
  if (isSame(here, there)) return 'same';
  const isChangedHere = agreed !== undefined && here.name !== '' && !isSame(here, agreed);
  return isChangedHere ? 'here' : 'there';
}

export function isSame(one: Look, other: Look): boolean {
  return one.name === other.name && one.face === other.face;
}
