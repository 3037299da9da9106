/**
 * A bot's question on its way to a thread. A view is small but for its set-up, which a thread makes
 * again from what was chosen and then keeps.
 */
import {
  assert,
  isFault,
  makeSetup,
  pastEvents,
  type Command,
  type Event,
  type Past,
  type Setup,
  type SetupChoice,
  type View,
} from '@palier/rules';
import type { BotQuestion } from '@palier/table';

type PackedView = Omit<View, 'table' | 'past'> & {
  readonly table: Omit<View['table'], 'setup'>;
  readonly chosen: SetupChoice;
  readonly past: readonly Event[];
};

export type PackedQuestion = {
  readonly bot: string;
  readonly stream: string;
  readonly view: PackedView;
};

export type PackedAnswer =
  | { readonly t: 'decided'; readonly command: Command }
  | { readonly t: 'failed'; readonly error: Error };

export function packQuestion({ bot, stream, view }: BotQuestion): PackedQuestion {
  const { table, past, ...rest } = view;
  const { setup, ...board } = table;
  return {
    bot,
    stream,
    view: { ...rest, table: board, chosen: setup.chosen, past: pastEvents(past) },
  };
}

export function unpackView({ table, chosen, past, ...rest }: PackedView): View {
  return {
    ...rest,
    table: { ...table, setup: setupOf(chosen) },
    past: past.reduce<Past | undefined>((before, event) => ({ event, before }), undefined),
  };
}

/** Few are played at a time. Who invents ladders without end must not fill the memory. */
const MOST_KEPT = 100;
const setups = new Map<string, Setup>();

function setupOf(chosen: SetupChoice): Setup {
  const name = JSON.stringify(chosen);
  const known = setups.get(name);
  if (known !== undefined) return known;
  const setup = makeSetup(chosen);
  assert(!isFault(setup), 'what is played can be played');
  if (setups.size >= MOST_KEPT) setups.clear();
  setups.set(name, setup);
  return setup;
}
