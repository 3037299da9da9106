/** What somebody who has never played here is offered before anything else: the lesson, or a game at once. */
import { useSignal } from '@preact/signals';
import { games } from '../local/games.ts';
import { hasPlayed } from '../local/played.ts';
import { hasTables } from '../online/my-online.tsx';
import { promptFirstGame } from '../state/first-prompts.ts';
import { go } from '../state/router.ts';
import { readStored } from '../state/storage.ts';
import { words } from '../state/words.ts';
import { Way, WayWords, wayClass } from './way.tsx';

export function isFirstVisit(): boolean {
  const hasGames = (games.peek() ?? []).length > 0;
  return !hasPlayed() && !hasGames && !hasTables() && readStored('daily') === null;
}

export function FirstSteps() {
  const { home } = words('shell');
  return (
    <div class="stack home-first">
      <Way
        to={{ t: 'place', place: 'lesson', operand: 'start' }}
        icon="hint"
        says={home.learnFirst}
        about={home.learnFirstAbout}
        isFirst
      />
      <JustPlay />
    </div>
  );
}

/** Two easy opponents, no form: the next thing to be seen is the table. */
function JustPlay() {
  const { home, newGame } = words('shell');
  const isDealing = useSignal(false);
  const hasFailed = useSignal(false);
  const play = async (): Promise<void> => {
    if (isDealing.value) return;
    isDealing.value = true;
    hasFailed.value = false;
    try {
      // Fetched while the player looks at home.
      const { dealFirstGame } = await import('../new-game/deal.ts');
      const game = await dealFirstGame();
      promptFirstGame();
      go({ t: 'game', game });
    } catch {
      isDealing.value = false;
      hasFailed.value = true;
    }
  };
  return (
    <>
      <button type="button" class={`${wayClass(false)} home-way-play`} onClick={() => void play()}>
        <WayWords
          icon="play"
          says={home.justPlay}
          about={isDealing.value ? newGame.dealing : home.justPlayAbout}
        />
      </button>
      <div role="alert">{hasFailed.value && <p class="problem">{newGame.notDealt}</p>}</div>
    </>
  );
}
