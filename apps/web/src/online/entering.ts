/**
 * What somebody meant to do at a table when they set out for it, until they are there: whoever has
 * typed a nickname and a code is not asked for them again at the door.
 */
type Entering = { readonly nickname: string };

const wishes = new Map<string, Entering>();

/** `table`: the code or id in the address. */
export function setOut(table: string, entering: Entering): void {
  wishes.set(table, entering);
}

/** Once only: whoever reloads or comes back is asked. */
export function takeWish(table: string): Entering | undefined {
  const wish = wishes.get(table);
  wishes.delete(table);
  return wish;
}
