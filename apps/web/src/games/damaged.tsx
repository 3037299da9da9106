/** Games that are kept and cannot be read: out of the way of the others, and not thrown away. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { refreshGames } from '../local/games.ts';
import { damagedGames, rawGame, setGameAside, type DamagedGame } from '../local/lobby.ts';
import { formatTime } from '../state/dates.ts';
import { words } from '../state/words.ts';
import { Button } from '../ui/button.tsx';
import { plain, saveFile } from '../ui/save-record.ts';

/** `onNews`: for the screen's own place of saying what was done. */
export function DamagedGames({ onNews }: { readonly onNews: (news: string) => void }) {
  const { damaged: says } = words('shell').games;
  const all = useSignal<readonly DamagedGame[]>([]);
  const look = async (): Promise<void> => {
    all.value = await damagedGames();
  };
  useEffect(() => {
    // Where nothing can be read nothing is damaged.
    look().catch(() => undefined);
  }, []);

  async function setAside({ id }: DamagedGame, on: boolean): Promise<void> {
    try {
      await setGameAside(id, on);
      await Promise.all([look(), refreshGames()]);
      onNews(on ? says.isAside : says.isBack);
    } catch {
      onNews(words('shell').notSaved);
    }
  }

  const inTheWay = all.value.filter(({ isAside }) => !isAside);
  const aside = all.value.filter(({ isAside }) => isAside);
  return (
    <>
      {inTheWay.length > 0 && (
        <section class="stack">
          <h2>{says.title}</h2>
          <p class="small soft">{says.about}</p>
          <ul class="stack">
            {inTheWay.map((game) => (
              <DamagedRow
                key={game.id}
                game={game}
                does={says.setAside}
                onDo={() => void setAside(game, true)}
              />
            ))}
          </ul>
        </section>
      )}
      {aside.length > 0 && (
        <details class="fold">
          <summary>{says.aside(aside.length)}</summary>
          <ul class="stack">
            {aside.map((game) => (
              <DamagedRow
                key={game.id}
                game={game}
                does={says.putBack}
                onDo={() => void setAside(game, false)}
              />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

type DamagedRowProps = {
  readonly game: DamagedGame;
  readonly does: string;
  readonly onDo: () => void;
};

function DamagedRow({ game: { id, saved }, does, onDo }: DamagedRowProps) {
  const { damaged: says } = words('shell').games;
  const time = saved === undefined ? says.unknownTime : formatTime(saved);
  const save = async (): Promise<void> => {
    saveFile(`palier-${plain(id)}.json`, await rawGame(id), 'application/json');
  };
  return (
    <li class="panel stack snug">
      <h3 tabIndex={-1}>{says.unreadable}</h3>
      <p class="small soft">{time}</p>
      <div class="row game-actions">
        <Button aria-label={`${does}: ${time}`} onClick={onDo}>
          {does}
        </Button>
        <Button aria-label={`${says.save}: ${time}`} onClick={() => void save()}>
          {says.save}
        </Button>
      </div>
    </li>
  );
}
