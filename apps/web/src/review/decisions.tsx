/** Every decision, a fold for each round: what was played, the coach's word, what it was measured to cost. */
import type { ReviewedMove } from '@palier/bots/coach';
import { betterSentences, measureSentence } from '@palier/text/aside';
import { makeRoute } from '../state/router.ts';
import { words } from '../state/words.ts';
import { namingOf } from '../state/seat-naming.ts';
import { pageWords, reviewWords } from './review-words.ts';
import { sceneAfter, type ReviewedGame } from './reviewed-game.ts';
import { isAgainst, VerdictChip } from './verdict-chip.tsx';

export type DecisionsProps = {
  readonly game: ReviewedGame;
  readonly moves: readonly ReviewedMove[];
};

export function Decisions({ game, moves }: DecisionsProps) {
  const rounds = [...Map.groupBy(moves, ({ round }) => round)];
  return (
    <>
      {rounds.map(([round, own]) => (
        <details key={round} class="panel fold review-round">
          <summary>
            <h3>{pageWords().round(round, own.length)}</h3>
            <Against moves={own} />
          </summary>
          <ol class="review-decisions">
            {own.map((move) => (
              <li key={move.at}>
                <Decision game={game} move={move} />
              </li>
            ))}
          </ol>
        </details>
      ))}
    </>
  );
}

/** What there is against the decisions of a round, before it is opened. */
function Against({ moves }: { readonly moves: readonly ReviewedMove[] }) {
  const { counts } = reviewWords();
  const parts = (['blunder', 'mistake', 'slip'] as const).flatMap((verdict) => {
    const count = moves.filter((move) => move.verdict === verdict).length;
    return count === 0 ? [] : [counts[verdict](count)];
  });
  return parts.length === 0 ? null : <span class="fold-chosen">{parts.join(' · ')}</span>;
}

function Decision({ game, move }: { readonly game: ReviewedGame; readonly move: ReviewedMove }) {
  const review = reviewWords();
  const { at, seat, round, turn, played, verdict } = move;
  const { table } = sceneAfter(game.replay, at, seat);
  const naming = namingOf(game.seats, seat);
  const saying = { words: words(), review, table, naming };
  const call = words().move(played, table, naming);
  return (
    <div class="review-decision" data-against={isAgainst(verdict)}>
      <p class="review-decision-top">
        <a href={makeRoute({ t: 'replay', game: game.id, at })}>
          <span class="visually-hidden">{review.where(round, turn)}: </span>
          {call}
        </a>
        <VerdictChip verdict={verdict} />
      </p>
      {betterSentences(move, saying).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {verdict !== 'only-move' && <p class="soft small">{measureSentence(move, review)}</p>}
    </div>
  );
}
