/** Somebody's place at a table as it is seen at one moment. */
import type { RecordedEvent, View } from '@palier/rules';
import { TableClient, type Tell } from '@palier/table';
import { loadWords } from '../../words.ts';
import { Place } from '../place.ts';
import { withScreen, type ScreenWords } from '../scene.ts';

const ENGLISH = await withScreen(await loadWords('en'), 'en');

export const NAMES = ['Anna', 'Ben', 'Carla', 'アンドレア・デ・ルカ', 'Emma', 'Finn'];

export type PlaceAt = {
  readonly place: Place;
  readonly happen: (...events: readonly RecordedEvent[]) => void;
  /** The connection was lost, and that is what is found afterwards. */
  readonly open: (view: View) => void;
  readonly hasLeft: () => boolean;
};

export function placeAt(
  view: View,
  people: readonly number[] = [Number(view.viewer)],
  words: ScreenWords = ENGLISH,
): PlaceAt {
  const { viewer, table } = view;
  const { players } = table.setup;
  const seats = NAMES.slice(0, players).map((name, index) =>
    people.includes(index + 1) ? { name } : { name, bot: 'steady' },
  );
  let tell: (what: Tell) => void = () => undefined;
  let from = 0;
  let isGone = false;
  const client = new TableClient(
    {
      listen: (hear) => {
        tell = hear;
      },
      send: () => undefined,
      close: () => undefined,
    },
    viewer,
  );
  const place = new Place({
    client,
    words,
    names: () => seats.map(({ name }) => name),
    changed: () => undefined,
    leave: () => {
      isGone = true;
    },
  });
  const open = (start: View): void =>
    tell({
      t: 'opened',
      opening: {
        game: 'here',
        choice: table.setup.chosen,
        seats,
        fairness: { t: 'seeded' },
        start,
      },
      viewer,
      entries: [],
      pause: 'none',
      result: undefined,
    });
  open(view);
  return {
    place,
    open,
    happen: (...entries) => {
      tell({ t: 'happened', from, entries, pause: 'none', result: undefined });
      from += entries.length;
    },
    hasLeft: () => isGone,
  };
}
