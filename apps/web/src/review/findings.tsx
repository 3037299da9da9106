/** What the coach found: what to look at first, the chance to win, every decision, the luck. */
import type { GameReview } from '@palier/bots/coach';
import { fortuneOf } from '@palier/text/aside';
import { ChanceChart } from './chance-chart.tsx';
import { Decisions } from './decisions.tsx';
import { reviewWords } from './review-words.ts';
import type { ReviewedGame } from './reviewed-game.ts';
import { WorthALook } from './worth-a-look.tsx';

export type FindingsProps = { readonly game: ReviewedGame; readonly review: GameReview };

export function Findings({ game, review }: FindingsProps) {
  const say = reviewWords();
  const { headings, meanings } = say;
  const { moves, worth, luck } = review;
  return (
    <>
      <section class="stack">
        <h2>{headings.worth}</h2>
        {worth.length === 0 && <p>{say.nothingWorth}</p>}
        {worth.map((index) => (
          <WorthALook key={index} game={game} move={moves[index]!} />
        ))}
      </section>
      <section class="panel stack">
        <h2>{headings.chances}</h2>
        <ChanceChart moves={moves} />
      </section>
      <section class="stack">
        <h2>{headings.decisions}</h2>
        <Decisions game={game} moves={moves} />
        <dl class="soft small review-meanings">
          {(['slip', 'mistake', 'blunder', 'open'] as const).map((verdict) => (
            <div key={verdict}>
              <dt>{say.verdicts[verdict]}</dt>
              <dd>{meanings[verdict]}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section class="panel stack">
        <h2>{headings.luck}</h2>
        <p>{say.fortunes[fortuneOf(luck)]}</p>
        <p>{say.luck(luck)}</p>
      </section>
      <details class="panel fold">
        <summary>
          <h2>{headings.method}</h2>
        </summary>
        <div class="fold-inside stack">
          {say.method.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </details>
    </>
  );
}
