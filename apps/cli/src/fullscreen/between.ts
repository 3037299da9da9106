/** What comes between turns: the end of a round and of the game, and another who takes the keyboard. */
import type { Seat } from '@palier/rules';
import type { RoundsEnd } from '@palier/table';
import { nextHolder, peopleOf } from '@palier/table/seat';
import { askWhatIsDue } from './decisions.ts';
import { keyHint, letterHint } from './key-hints.ts';
import { curtainPage, resultsPage, roundPage } from './pages.ts';
import { openHistory } from './readings.ts';
import { askForFile } from './saving.ts';
import type { Sitting } from './sitting.ts';

/** One person has the keyboard to themselves; several pass it on behind a curtain. */
export function passOn(sitting: Sitting): void {
  const { plan } = sitting;
  const { view, opening } = sitting.state;
  if (plan.online !== undefined || sitting.isWatchingAnother) return;
  const people = peopleOf(opening.seats);
  const [only] = people;
  if (people.length === 1 && view.viewer !== only) watchAs(sitting, only!);
  if (people.length < 2 || sitting.end !== undefined) return;
  const next = nextHolder(view.table, opening.seats, view.viewer);
  if (next === undefined || next === sitting.curtain) return;
  // The last hand is gone before the next one comes.
  if (view.viewer !== 'spectator') {
    watchAs(sitting, 'spectator');
    return;
  }
  sitting.curtain = next;
  const page = curtainPage(plan.words, plan.names()[next - 1] ?? '', () => {
    sitting.curtain = undefined;
    sitting.panel = undefined;
    watchAs(sitting, next);
  });
  sitting.show(page);
}

function watchAs(sitting: Sitting, viewer: Seat | 'spectator'): void {
  sitting.isWatchingAnother = true;
  sitting.plan.client.watchAs(viewer);
}

export function showEnd(sitting: Sitting, end: RoundsEnd): void {
  if (end.event.nextDealer === undefined) {
    showResults(sitting);
    return;
  }
  const { plan, state, naming } = sitting;
  sitting.end = end;
  const page = roundPage(plan.words, { state, naming }, () => {
    sitting.end = undefined;
    sitting.panel = undefined;
    plan.client.pause(false);
    passOn(sitting);
    askWhatIsDue(sitting);
  });
  sitting.show(page);
}

export function showResults(sitting: Sitting): void {
  const { words, online, leave } = sitting.plan;
  const { keys } = words.play.full;
  sitting.end = undefined;
  const page = resultsPage(words, {
    state: () => sitting.state,
    naming: sitting.naming,
    keys: () => [
      keyHint('Enter', keys.quit, { t: 'key', key: 'enter' }),
      letterHint('s', keys.save),
      letterHint('e', keys.history),
      ...(online?.endKeys() ?? []),
    ],
    notes: () => online?.notes() ?? [],
    go: leave,
    more: (letter) => {
      if (online?.hear(letter, sitting) === true) return;
      if (letter === 's') askForFile(sitting);
      else if (letter === 'e') openHistory(sitting);
      else if (letter === 'q') leave();
    },
  });
  sitting.show(page);
}
