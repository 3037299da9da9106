/** The rounds so far, the last one first. */
import type { Naming } from '@palier/text';
import { words } from '../state/words.ts';
import type { Score } from './evening.ts';

type EveningHistoryProps = { readonly score: Score; readonly naming: Naming };

export function EveningHistory({ score, naming }: EveningHistoryProps) {
  const says = words('companion');
  const { played } = score;
  return (
    <details class="panel fold">
      <summary>
        <h2>{says.history}</h2>
        <span class="fold-chosen">
          {played.length === 0 ? says.noHistory : says.rounds(played.length)}
        </span>
      </summary>
      <ol class="fold-inside stack" reversed>
        {played
          .map(({ dealer, ended }, index) => (
            <li key={index} class="companion-round">
              <h3>
                {says.historyRound(index + 1)}
                <span class="choice-mark"> {says.deals(naming.names[dealer - 1]!)}</span>
              </h3>
              <p>{words('game').event(ended, naming)}</p>
            </li>
          ))
          .toReversed()}
      </ol>
    </details>
  );
}
