/** What each key means while nothing lies over the table. */
import { isDigit, keyAt, pointAt, raise, shift, walk } from './hand-keys.ts';
import type { Input } from './keys.ts';
import { openLaying } from './laying.ts';
import { askToLeave } from './leaving.ts';
import { add, discard, pick, playSpecial, takeDiscard, tap } from './moves.ts';
import { paceAfter } from './pace.ts';
import { openHelp, openHint, openHistory, openWords } from './readings.ts';
import type { Sitting } from './sitting.ts';

/** What can be done by who only looks on. */
const WATCHED: ReadonlySet<string> = new Set(['e', 'w', '?', 'q', 'f', 'v']);

export function hearAtTable(sitting: Sitting, input: Input): void {
  if (input.t === 'key') {
    if (input.key === 'enter') pick(sitting);
    else walk(sitting, input.key);
  } else if (input.t === 'text') hearLetter(sitting, input.text);
  else if (input.t === 'wheel' && input.by === -1) openHistory(sitting);
}

export function hearLetter(sitting: Sitting, letter: string): void {
  const key = letter.toLowerCase();
  if (isDigit(key)) {
    if (pointAt(sitting, key)) pick(sitting);
    return;
  }
  const { plan } = sitting;
  if (plan.online?.hear(key, sitting) === true) return;
  if (sitting.seat === undefined && !WATCHED.has(key)) return;
  switch (key) {
    case ' ': {
      const at = keyAt(sitting);
      raise(sitting, at === sitting.chosen ? undefined : at);
      return;
    }
    case 'd':
      tap(sitting, { t: 'stock' });
      return;
    case 't':
      takeDiscard(sitting);
      return;
    case 'l':
      openLaying(sitting);
      return;
    case 'a':
      add(sitting);
      return;
    case 'x':
      discard(sitting);
      return;
    case 'p':
      playSpecial(sitting);
      return;
    case 'u':
      void sitting.takeBack();
      return;
    case 'h':
      openHint(sitting);
      return;
    case 's':
      sitting.note(plan.words.table.sorts[sitting.hand.sortOtherwise()]);
      return;
    case '<':
    case '>':
      shift(sitting, key === '<' ? -1 : 1);
      return;
    case 'e':
      openHistory(sitting);
      return;
    case 'w':
      openWords(sitting);
      return;
    case 'f':
      plan.client.hurry();
      return;
    case 'v':
      changePace(sitting);
      return;
    case '?':
      openHelp(sitting);
      return;
    case 'q':
      askToLeave(sitting);
      return;
    default:
  }
}

function changePace(sitting: Sitting): void {
  const { setPace, words } = sitting.plan;
  if (setPace === undefined) return;
  sitting.pace = paceAfter(sitting.pace);
  setPace(sitting.pace);
  const { pace, paces } = words.table;
  sitting.note(`${pace}: ${paces[sitting.pace]}`);
}
