/** Who has won, and by which rule. */
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../board/icons.tsx';
import { makeRoute } from '../state/router.ts';
import { words } from '../state/words.ts';
import { winningRule, type Evening, type Score } from './evening.ts';
import { namingOf } from './people.ts';

type WinnersProps = {
  readonly evening: Evening;
  readonly score: Score;
  /** It has just been won, here. */
  readonly isFresh: boolean;
};

export function Winners({ evening, score, isFresh }: WinnersProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFresh) heading.current?.focus();
  }, []);
  const naming = namingOf(evening.names);
  const { event } = words('game');
  const { winners } = score.standing;
  const rule = winningRule(score);
  return (
    <section class="panel companion-won">
      <Icon name="trophy" />
      <h2 ref={heading} tabIndex={-1}>
        {event({ t: 'gameWon', winners }, naming)}
      </h2>
      <p>{event(score.played.at(-1)!.ended, naming)}</p>
      <a class="button rule-link" href={makeRoute({ t: 'rules', rule })}>
        <Icon name="book" />
        {words('table').seeRule(rule)}
      </a>
    </section>
  );
}
