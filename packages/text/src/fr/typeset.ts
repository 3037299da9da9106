const NO_BREAK = '\u00a0';

/** French keeps a space before : ; ! ? and inside « », and never breaks a line there. */
export function typeset(text: string): string {
  return text.replaceAll(/ (?=[:;!?»])|(?<=«) /g, NO_BREAK);
}
