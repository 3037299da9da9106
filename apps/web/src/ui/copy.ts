/** Puts a text where it can be pasted; false where the browser does not let a page do it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text);
  }
}

/** Over plain HTTP from another machine there is no clipboard but the old way. */
function copyByHand(text: string): boolean {
  const holder = document.createElement('textarea');
  holder.value = text;
  holder.style.position = 'fixed';
  holder.style.opacity = '0';
  // Inside an open dialog, where there is one: what is outside cannot be chosen.
  (document.querySelector('dialog[open]') ?? document.body).append(holder);
  const before = document.activeElement;
  holder.select();
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- the only way left
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    holder.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
