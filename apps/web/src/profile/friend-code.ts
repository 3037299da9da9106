/** A friend code as somebody typed it, or out of the link that they were sent. */
export function parseFriendCode(text: string): string {
  const [, inLink] = /friend-(\w+)\s*$/u.exec(text) ?? [];
  return (inLink ?? text).toUpperCase().replaceAll(/[\s\p{P}]/gu, '');
}
