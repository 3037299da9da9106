/** What the coach found: three moments to look at; behind a fold the figures, every decision and the luck. */
import type { GameReview, ReviewedMove } from '@palier/bots/coach';
import { fortuneOf, betterSentences, measureSentence } from '@palier/text';
import { words } from '../state/words.ts';
import { ChanceChart } from './chance-chart.tsx';
import type { KeptGame } from '../replay/kept-game.ts';
import { sceneAfter } from './reviewed-game.ts';
import { WorthALook, VerdictChip } from './worth-a-look.tsx';
import { isFaulted, momentsToLookAt } from './score.ts';
import { makeRoute } from '../state/router.ts';
import { seatNaming } from '../state/seat-name.ts';

export type FindingsProps = { readonly game: KeptGame; readonly review: GameReview };

export function ReviewFindings({ game, review }: FindingsProps) {
  const say = words('review');
  const { headings, meanings } = say;
  const { moves, worth, luck, lost } = review;
  const moments = momentsToLookAt(moves, worth);
  return (
    <>
      {moments.length > 0 && (
        <section class="stack">
          <h2>{headings.worth}</h2>
          {moments.map((index) => (
            <WorthALook key={index} game={game} move={moves[index]!} />
          ))}
        </section>
      )}
      <details class="panel fold review-figures">
        <summary>
          <h2>{headings.figures}</h2>
        </summary>
        <div class="fold-inside stack roomy">
          <p>{lost === undefined ? say.nothingWorth : say.total(lost)}</p>
          <section class="stack">
            <h3>{headings.chances}</h3>
            <ChanceChart moves={moves} />
          </section>
          <section class="stack">
            <h3>{headings.decisions}</h3>
            <Decisions game={game} moves={moves} />
            <dl class="soft small pairs">
              {explained(moves).map((verdict) => (
                <div key={verdict}>
                  <dt class="strong">{say.verdicts[verdict]}</dt>
                  <dd>{meanings[verdict]}</dd>
                </div>
              ))}
            </dl>
          </section>
          <section class="stack">
            <h3>{headings.luck}</h3>
            <p>{say.fortunes[fortuneOf(luck)]}</p>
            <p>{say.luck(luck)}</p>
          </section>
          <section class="stack">
            <h3>{headings.method}</h3>
            {say.method.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        </div>
      </details>
    </>
  );
}

/** The words that are not plain; what the hint says only where it made a difference. */
function explained(moves: readonly ReviewedMove[]) {
  const isHinted = moves.some(({ verdict }) => verdict === 'hinted');
  return [
    ...(['slip', 'mistake', 'blunder', 'open'] as const),
    ...(isHinted ? (['hinted'] as const) : []),
  ];
}

type DecisionsProps = {
  readonly game: KeptGame;
  readonly moves: readonly ReviewedMove[];
};

/** Every decision, a fold for each round: what was played, the coach's word, what it was measured to cost. */
function Decisions({ game, moves }: DecisionsProps) {
  const rounds = [...new Set(moves.map(({ round }) => round))].map(
    (round) => [round, moves.filter((move) => move.round === round)] as const,
  );
  return (
    <>
      {rounds.map(([round, own]) => (
        <details key={round} class="panel fold review-round">
          <summary>
            <h4>{words('review').page.round(round, own.length)}</h4>
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
  const { counts } = words('review');
  const parts = (['blunder', 'mistake', 'slip'] as const).flatMap((verdict) => {
    const count = moves.filter((move) => move.verdict === verdict).length;
    return count === 0 ? [] : [counts[verdict](count)];
  });
  return parts.length === 0 ? null : <span class="fold-chosen">{parts.join(' · ')}</span>;
}

function Decision({ game, move }: { readonly game: KeptGame; readonly move: ReviewedMove }) {
  const review = words('review');
  const { at, seat, round, turn, played, verdict } = move;
  const { table } = sceneAfter(game.replay, at, seat);
  const naming = seatNaming(game.seats, seat, table.setup.edition);
  const saying = { words: words('game'), review, table, naming };
  const call = words('game').move(played, table, naming);
  return (
    <div class="stack tight" data-against={isFaulted(verdict)}>
      <p class="row spread review-top">
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
