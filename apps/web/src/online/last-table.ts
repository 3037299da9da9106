/** How the last table of this device was set up: the next one begins like it. */
import {
  ABSENCES,
  CHATS,
  CLOCKS,
  DELAYS,
  JOINING,
  LISTINGS,
  TAKE_BACKS,
  USUAL_OPTIONS,
  WATCHING,
  type ToldOptions,
} from '@palier/table/room';
import { makeSetupChoice, type EditionId } from '@palier/rules';
import { oneOf } from '@palier/rules/codec';
import { choiceOf } from '../state/draft-game.ts';
import { defaultDraft, withEdition, type Draft } from '../state/draft.ts';
import { looseObject, withDefault } from '../state/kept-codecs.ts';
import { kept } from '../state/kept.ts';
import { draftCodec } from '../state/last-setup.ts';

/** Enough for two pairs; bots fill what friends leave free. */
const USUAL_SEATS = 4;

type Extras = Omit<ToldOptions, 'setup' | 'fill'>;

/** What a host may choose besides the game, in the order of the form. */
export const OPTION_VALUES = {
  clock: CLOCKS,
  absence: ABSENCES,
  takeBack: TAKE_BACKS,
  chat: CHATS,
  listing: LISTINGS,
  joining: JOINING,
  watching: WATCHING,
  delay: DELAYS,
} satisfies { readonly [Name in keyof Extras]: readonly Extras[Name][] };

const setup = kept('setup.online', draftCodec('device'), {
  ...defaultDraft('device'),
  seats: emptySeats(USUAL_SEATS),
});

const extras = kept<Extras>(
  'options.online',
  looseObject<Extras>({
    clock: withDefault(oneOf(OPTION_VALUES.clock), USUAL_OPTIONS.clock),
    absence: withDefault(oneOf(OPTION_VALUES.absence), USUAL_OPTIONS.absence),
    watching: withDefault(oneOf(OPTION_VALUES.watching), USUAL_OPTIONS.watching),
    delay: withDefault(oneOf(OPTION_VALUES.delay), USUAL_OPTIONS.delay),
    chat: withDefault(oneOf(OPTION_VALUES.chat), USUAL_OPTIONS.chat),
    takeBack: withDefault(oneOf(OPTION_VALUES.takeBack), USUAL_OPTIONS.takeBack),
    joining: withDefault(oneOf(OPTION_VALUES.joining), USUAL_OPTIONS.joining),
    listing: withDefault(oneOf(OPTION_VALUES.listing), USUAL_OPTIONS.listing),
  }),
  USUAL_OPTIONS,
);

export function lastDraft(): Draft {
  return setup.peek();
}

/** The same with another box. */
export function optionsFor(edition: EditionId): ToldOptions {
  const draft = withEdition(lastDraft(), edition);
  return { setup: toldSetup(draft), ...extras.peek() };
}

export function rememberTable(draft: Draft, options: ToldOptions): void {
  setup.set({ ...draft, seats: emptySeats(draft.seats.length) });
  // A table that begins locked would be a trap for its guests.
  const joining = options.joining === 'nobody' ? USUAL_OPTIONS.joining : options.joining;
  // And one that strangers find is meant to be so each time anew.
  extras.set({ ...options, joining, listing: USUAL_OPTIONS.listing });
}

/** As it travels: a ladder of one's own is written in the contract's words. */
export function toldSetup(draft: Draft): ToldOptions['setup'] {
  return makeSetupChoice(choiceOf(draft)) as ToldOptions['setup'];
}

function emptySeats(players: number): Draft['seats'] {
  return Array.from({ length: players }, () => ({ t: 'person', name: '' }));
}
