/** The evenings of this device, the newest first; of each only what the rules accept. */
import { MAX_PLAYERS, VERSION, isFault, makeSetup, type ToldRound } from '@palier/rules';
import { flag, integer, oneOf, optional, orNull, setupChoice } from '@palier/rules/codec';
import {
  anyText,
  looseList,
  looseObject,
  refined,
  whole,
  withDefault,
  type KeptCodec,
} from '../state/kept-codecs.ts';
import { kept } from '../state/kept.ts';
import { cleanName } from '../state/seat-name.ts';
import { scoreOf, type Evening } from './evening.ts';

const MOST_EVENINGS = 1000;
const MOST_ROUNDS = 1000;

/** Whether it can have been is for the rules to say. */
const round = withDefault(
  looseObject<ToldRound>({
    laid: withDefault(looseList(withDefault(orNull(whole), undefined), MAX_PLAYERS), []),
    out: optional(whole),
    last: optional(whole),
    bonus: optional(whole),
    usedUp: optional(flag),
  }),
  { laid: [] },
);
const rounds = looseList(round, MOST_ROUNDS);

const evening = refined(
  looseObject<Evening>({
    id: refined(anyText, (id) => (id === '' ? undefined : id)),
    begun: withDefault(whole, 0),
    names: looseList(withDefault(anyText, ''), MAX_PLAYERS),
    choice: refined(setupChoice, (choice) => (isFault(makeSetup(choice)) ? undefined : choice)),
    dealer: withDefault(integer(1, MAX_PLAYERS), 1),
    rounds,
    undone: optional(rounds),
  }),
  soundEvening,
);

function soundEvening({ undone = [], ...written }: Evening): Evening {
  const { names, dealer, choice } = written;
  const seated: Evening = {
    ...written,
    names: Array.from({ length: choice.players }, (_, index) => cleanName(names[index] ?? '')),
    dealer: dealer <= choice.players ? dealer : 1,
  };
  const possible = written.rounds.slice(0, scoreOf(seated).played.length);
  const again = [...written.rounds, ...undone.toReversed()];
  const canRedo =
    undone.length > 0 && scoreOf({ ...seated, rounds: again }).played.length === again.length;
  return { ...seated, rounds: possible, ...(canRedo && { undone }) };
}

const document = looseObject<{
  readonly palier: typeof VERSION;
  readonly evenings: readonly Evening[];
}>({
  palier: withDefault(oneOf([VERSION]), VERSION),
  evenings: looseList(evening, MOST_EVENINGS),
});

export const eveningsCodec: KeptCodec<readonly Evening[]> = {
  parse: (json, path) => {
    const read = document.parse(json, path);
    if (isFault(read)) return read;
    const ids = read.evenings.map(({ id }) => id);
    return read.evenings.filter(({ id }, index) => ids.indexOf(id) === index);
  },
  make: (all) => document.make({ palier: VERSION, evenings: all }),
};

export const evenings = kept('companion', eveningsCodec, []);

export function addEvening(begun: Omit<Evening, 'id' | 'begun' | 'rounds'>): string {
  const numbers = evenings.peek().map(({ id }) => Number(id));
  const id = String(Math.max(0, ...numbers.filter(Number.isSafeInteger)) + 1);
  evenings.change((all) => [{ ...begun, id, begun: Date.now(), rounds: [] }, ...all]);
  return id;
}

export function changeEvening(changed: Evening): void {
  evenings.change((all) => all.map((one) => (one.id === changed.id ? changed : one)));
}

export function removeEvening(id: string): void {
  evenings.change((all) => all.filter((one) => one.id !== id));
}
