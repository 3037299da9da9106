/** An evening that goes on: everybody's level to be read across a table, and what comes next. */
import { useSignal } from '@preact/signals';
import type { ToldRound } from '@palier/rules';
import { useRef, useEffect } from 'preact/hooks';
import type { Naming } from '@palier/text';
import { Icon } from '../board/icons.tsx';
import { go, makeRoute } from '../state/router.ts';
import { words } from '../state/words.ts';
import {
  scoreOf,
  withoutLast,
  withRedone,
  withRound,
  winningRule,
  type Evening,
  type Score,
} from './evening.ts';
import { addEvening, changeEvening } from './evenings.ts';
import { personNames, personNaming } from './people.ts';
import { PlayerLevels } from './player-levels.tsx';
import { RoundSheet } from './round-sheet.tsx';
import { Button } from '../ui/button.tsx';
import { useAwake } from '../ui/use-awake.ts';
import { NewsLine, useNews } from '../ui/news.tsx';

export function EveningView({ evening }: { readonly evening: Evening }) {
  const says = words('companion');
  const score = scoreOf(evening);
  const names = personNames(evening.names);
  const { standing, played } = score;
  const isOver = standing.winners.length > 0;
  const isTelling = useSignal(false);
  const news = useNews();
  const { say } = news;
  const isAwake = useAwake();

  const enter = (round: ToldRound): void => {
    isTelling.value = false;
    const next = withRound(evening, round);
    changeEvening(next);
    const { ended } = scoreOf(next).played.at(-1)!;
    say(words('game').event(ended, personNaming(evening.names, score.setup.edition)));
  };
  const undo = (): void => {
    changeEvening(withoutLast(evening));
    say(says.undone(played.length));
  };
  const redo = (): void => {
    changeEvening(withRedone(evening));
    say(says.redone(played.length + 1));
  };
  const again = (): void => {
    const { choice, names: people } = evening;
    const operand = addEvening({ choice, names: people, dealer: standing.dealer });
    go({ t: 'place', place: 'companion', operand });
  };

  return (
    <>
      {isOver ? (
        <Winners evening={evening} score={score} isFresh={news.text.value !== ''} />
      ) : (
        <div class="row spread">
          <h2>{says.nowRound(played.length + 1)}</h2>
          <span class="chip chip-accent companion-dealer">
            {says.deals(names[standing.dealer - 1]!)}
          </span>
        </div>
      )}
      {/* At the end the panel above says it. */}
      <NewsLine news={news} class={isOver ? 'visually-hidden' : 'companion-news remark'} />
      <PlayerLevels score={score} names={names} />
      <div class="companion-actions row">
        {isOver ? (
          <Button class="button-primary button-large" onClick={again}>
            {says.again}
          </Button>
        ) : (
          <Button
            class="button-primary button-large"
            aria-haspopup="dialog"
            onClick={() => (isTelling.value = true)}
          >
            {says.enterRound}
          </Button>
        )}
        <Button disabled={played.length === 0} onClick={undo} icon="undo">
          {says.undo}
        </Button>
        {(evening.undone ?? []).length > 0 && <Button onClick={redo}>{says.redo}</Button>}
      </div>
      <EveningHistory score={score} naming={personNaming(evening.names, score.setup.edition)} />
      <p class="row spread companion-foot">
        <a href={makeRoute({ t: 'place', place: 'companion' })}>{says.allEvenings}</a>
        {isAwake.value && <span class="soft small">{says.awake}</span>}
      </p>
      {isTelling.value && (
        <RoundSheet
          before={score}
          names={names}
          round={played.length + 1}
          onEnter={enter}
          onClose={() => (isTelling.value = false)}
        />
      )}
    </>
  );
}

type EveningHistoryProps = { readonly score: Score; readonly naming: Naming };

/** The rounds so far, the last one first. */
function EveningHistory({ score, naming }: EveningHistoryProps) {
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
              <p class="soft">{words('game').event(ended, naming)}</p>
            </li>
          ))
          .toReversed()}
      </ol>
    </details>
  );
}

type WinnersProps = {
  readonly evening: Evening;
  readonly score: Score;
  /** It has just been won, here. */
  readonly isFresh: boolean;
};

/** Who has won, and by which rule. */
function Winners({ evening, score, isFresh }: WinnersProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFresh) heading.current?.focus();
  }, []);
  const naming = personNaming(evening.names, score.setup.edition);
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
      <a class="button small" href={makeRoute({ t: 'rules', rule })}>
        <Icon name="book" />
        {words('table').seeRule(rule)}
      </a>
    </section>
  );
}
