/** The code of a club as somebody typed it, or out of the link that they were sent. */
export function parseClubCode(text: string): string {
  const [, inLink] = /clubs\/(\w+)\s*$/u.exec(text) ?? [];
  return (inLink ?? text).toUpperCase().replaceAll(/[\s\p{P}]/gu, '');
}

/** The id of a club, as it is in the address of its page; a code is shorter. */
export function isClubId(operand: string): boolean {
  return /^[0-9a-f]{32}$/u.test(operand);
}
