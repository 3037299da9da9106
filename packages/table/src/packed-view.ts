/**
 * A view on its way to a worker, where messages are copied. Its past is a chain as long as a round, too
 * deep to be copied, so it goes as a list. Its set-up is most of its size, so only what was chosen goes,
 * and the worker makes the set-up again and keeps it.
 */
import {
  assert,
  isFault,
  makeSetup,
  pastEvents,
  type Event,
  type Past,
  type Setup,
  type SetupChoice,
  type View,
} from '@palier/rules';

export type PackedView = Omit<View, 'table' | 'past'> & {
  readonly table: Omit<View['table'], 'setup'>;
  readonly chosen: SetupChoice;
  readonly past: readonly Event[];
};

export function packView({ table, past, ...rest }: View): PackedView {
  const { setup, ...board } = table;
  return { ...rest, table: board, chosen: setup.chosen, past: pastEvents(past) };
}

export function unpackView({ table, chosen, past, ...rest }: PackedView): View {
  return {
    ...rest,
    table: { ...table, setup: keptSetup(chosen) },
    past: past.reduce<Past | undefined>((before, event) => ({ event, before }), undefined),
  };
}

/** Few set-ups are played at a time; ladders invented without end must not fill the memory. */
const MOST_KEPT = 100;
const setups = new Map<string, Setup>();

function keptSetup(chosen: SetupChoice): Setup {
  const name = JSON.stringify(chosen);
  const known = setups.get(name);
  if (known !== undefined) return known;
  const setup = makeSetup(chosen);
  assert(!isFault(setup), 'what is played can be played');
  if (setups.size >= MOST_KEPT) setups.clear();
  setups.set(name, setup);
  return setup;
}
