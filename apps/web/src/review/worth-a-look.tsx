/** One decision worth a look: the position, what was played, what is better and why, and where to go. */
import { useSignal } from '@preact/signals';
import type { ReviewedMove } from '@palier/bots/coach';
import { betterSentences, measureSentence, playedSentence } from '@palier/text/aside';
import { Icon } from '../board/icons.tsx';
import { makeRoute } from '../state/router.ts';
import { words } from '../state/words.ts';
import { namingOf } from '../state/seat-naming.ts';
import { playOnFrom } from '../replay/play-on.ts';
import { Position } from './position.tsx';
import { pageWords, reviewWords } from './review-words.ts';
import { sceneAfter, type ReviewedGame } from './reviewed-game.ts';
import { VerdictChip } from './verdict-chip.tsx';

export type WorthALookProps = { readonly game: ReviewedGame; readonly move: ReviewedMove };

export function WorthALook({ game, move }: WorthALookProps) {
  const review = reviewWords();
  const say = pageWords();
  const { at, seat, round, turn } = move;
  const scene = sceneAfter(game.replay, at, seat);
  const naming = namingOf(game.seats, seat);
  const saying = { words: words(), review, table: scene.table, naming };
  const where = review.where(round, turn);
  const isRefused = useSignal(false);

  async function tryDifferently(): Promise<void> {
    isRefused.value = false;
    const from = { game: game.id, at, seats: game.seats, own: seat, strength: 'same' } as const;
    isRefused.value = !(await playOnFrom(from).catch(() => false));
  }

  return (
    <article class="panel stack review-worth" aria-label={where}>
      <header class="review-worth-top">
        <h3>{where}</h3>
        <VerdictChip verdict={move.verdict} />
      </header>
      <Position scene={scene} seats={game.seats} move={move} naming={naming} />
      <div class="review-sentences">
        <p>{playedSentence(move, saying)}</p>
        {betterSentences(move, saying).map((sentence, index) => (
          <p key={sentence} class={index === 0 ? 'review-better' : undefined}>
            {sentence}
          </p>
        ))}
        <p class="soft">
          {measureSentence(move, review)} {review.chance(move.chance, move.chanceInterval)}
        </p>
      </div>
      <div class="review-ways">
        <a
          class="button"
          aria-label={`${say.look}: ${where}`}
          href={makeRoute({ t: 'replay', game: game.id, at })}
        >
          <Icon name="eye" />
          {say.look}
        </a>
        <button
          type="button"
          class="button button-primary"
          aria-label={`${say.differently}: ${where}`}
          onClick={() => void tryDifferently()}
        >
          <Icon name="undo" />
          {say.differently}
        </button>
      </div>
      <p role="alert" class={isRefused.value ? 'problem' : undefined}>
        {isRefused.value ? say.notDifferent : ''}
      </p>
    </article>
  );
}
