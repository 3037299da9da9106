/** An evening that goes on: everybody's level to be read across a table, and what comes next. */
import { useSignal } from '@preact/signals';
import type { ToldRound } from '@palier/rules';
import { useRef } from 'preact/hooks';
import { Icon } from '../board/icons.tsx';
import { go, makeRoute } from '../state/router.ts';
import { words } from '../state/words.ts';
import { EveningHistory } from './evening-history.tsx';
import { scoreOf, withoutLast, withRedone, withRound, type Evening } from './evening.ts';
import { addEvening, changeEvening } from './evenings.ts';
import { namesOf, namingOf } from './people.ts';
import { PlayerLevels } from './player-levels.tsx';
import { RoundSheet } from './round-sheet.tsx';
import { useAwake } from './wake.ts';
import { Winners } from './winners.tsx';

export function EveningView({ evening }: { readonly evening: Evening }) {
  const says = words('companion');
  const score = scoreOf(evening);
  const names = namesOf(evening.names);
  const { standing, played } = score;
  const isOver = standing.winners.length > 0;
  const isTelling = useSignal(false);
  const news = useSignal('');
  const newsElement = useRef<HTMLParagraphElement>(null);
  const isAwake = useAwake();

  const say = (text: string): void => {
    news.value = text;
    // The button that was pressed may be gone.
    newsElement.current?.focus();
  };
  const enter = (round: ToldRound): void => {
    isTelling.value = false;
    const next = withRound(evening, round);
    changeEvening(next);
    const { ended } = scoreOf(next).played.at(-1)!;
    say(words('game').event(ended, namingOf(evening.names)));
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
        <Winners evening={evening} score={score} isFresh={news.value !== ''} />
      ) : (
        <div class="companion-now">
          <h2>{says.nowRound(played.length + 1)}</h2>
          <span class="chip chip-accent companion-dealer">
            {says.deals(names[standing.dealer - 1]!)}
          </span>
        </div>
      )}
      <p
        ref={newsElement}
        // At the end the panel above says it.
        class={news.value === '' || isOver ? 'visually-hidden' : 'companion-news'}
        role="status"
        tabIndex={-1}
      >
        {news.value}
      </p>
      <PlayerLevels score={score} names={names} />
      <div class="companion-actions">
        {isOver ? (
          <button type="button" class="button button-primary button-large" onClick={again}>
            {says.again}
          </button>
        ) : (
          <button
            type="button"
            class="button button-primary button-large"
            aria-haspopup="dialog"
            onClick={() => (isTelling.value = true)}
          >
            {says.enterRound}
          </button>
        )}
        <button type="button" class="button" disabled={played.length === 0} onClick={undo}>
          <Icon name="undo" />
          {says.undo}
        </button>
        {(evening.undone ?? []).length > 0 && (
          <button type="button" class="button" onClick={redo}>
            {says.redo}
          </button>
        )}
      </div>
      <EveningHistory score={score} naming={namingOf(evening.names)} />
      <p class="row companion-foot">
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
