/** A film of the game for others: how long it is to be, then shared or saved. */
import { words } from '../state/words.ts';
import { recordFileName } from '../ui/save-record.ts';
import { ShareFileButton } from '../ui/share-file-button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { FILM_LENGTHS } from './film-plan.ts';
import type { Watching } from './replay-state.ts';

/** The beginning of a film's file name, in every language. */
const FILE_NAME = 'palier-film';

type FilmSheetProps = { readonly watching: Watching; readonly onClose: () => void };

export function FilmSheet({ watching, onClose }: FilmSheetProps) {
  const { replay, seats } = watching;
  const { film } = words('replay');
  const names = seats.map(({ name }) => name);
  return (
    <Sheet title={film.title} onClose={onClose}>
      <div class="stack">
        <p>{film.about}</p>
        {FILM_LENGTHS.map((length) => (
          <ShareFileButton
            key={length}
            name={recordFileName(FILE_NAME, names, new Date(), 'png')}
            says={{ ...film, share: film.lengths[length] }}
            make={async () => {
              // The drawing is fetched when it is asked for.
              const { makeFilm } = await import('./film.tsx');
              return makeFilm({ replay, seats }, length);
            }}
          />
        ))}
      </div>
    </Sheet>
  );
}
