/** How the last table of this device was set up: the next one begins like it. */
import {
  ABSENCES,
  CHATS,
  CLOCKS,
  DELAYS,
  TAKE_BACKS,
  USUAL_OPTIONS,
  WATCHING,
  type ToldOptions,
} from '@palier/table/room';
import { makeSetupChoice, type EditionId } from '@palier/rules';
import { choiceOf } from '../state/draft-game.ts';
import { withEdition, type Draft } from '../state/draft.ts';
import { makeDraft, parseDraft } from '../state/parse-draft.ts';
import { readStored, store } from '../state/storage.ts';

const SETUP = 'setup.online';
const OPTIONS = 'options.online';

/** Enough for two pairs; bots fill what friends leave free. */
const USUAL_SEATS = 4;

type Extras = Omit<ToldOptions, 'setup'>;

export function lastDraft(): Draft {
  const stored = readStored(SETUP);
  const draft = parseDraft(stored, 'device');
  return stored === null ? { ...draft, seats: emptySeats(USUAL_SEATS) } : draft;
}

/** The same with another box. */
export function optionsFor(edition: EditionId): ToldOptions {
  const draft = withEdition(lastDraft(), edition);
  return { setup: setupOf(draft), ...parseExtras(readStored(OPTIONS)) };
}

export function rememberTable(draft: Draft, { setup: _, ...extras }: ToldOptions): void {
  store(SETUP, makeDraft({ ...draft, seats: emptySeats(draft.seats.length) }));
  store(OPTIONS, JSON.stringify(extras));
}

/** As it travels: a ladder of one's own is written in the contract's words. */
export function setupOf(draft: Draft): ToldOptions['setup'] {
  return makeSetupChoice(choiceOf(draft)) as ToldOptions['setup'];
}

function emptySeats(players: number): Draft['seats'] {
  return Array.from({ length: players }, () => ({ t: 'person', name: '' }));
}

/** What is not one of the values is as usual. */
export function parseExtras(text: string | null): Extras {
  const stored = members(text);
  const { clock, absence, watching, delay, chat, takeBack } = USUAL_OPTIONS;
  return {
    clock: among(CLOCKS, stored['clock']) ?? clock,
    absence: among(ABSENCES, stored['absence']) ?? absence,
    watching: among(WATCHING, stored['watching']) ?? watching,
    delay: among(DELAYS, stored['delay']) ?? delay,
    chat: among(CHATS, stored['chat']) ?? chat,
    takeBack: among(TAKE_BACKS, stored['takeBack']) ?? takeBack,
  };
}

function among<const T>(values: readonly T[], json: unknown): T | undefined {
  return values.find((known) => known === json);
}

function members(text: string | null): { readonly [name: string]: unknown } {
  try {
    const json: unknown = JSON.parse(text ?? '{}');
    return typeof json === 'object' && json !== null ? { ...json } : {};
  } catch {
    return {};
  }
}
