/** The end of a round: who did what is tapped, and who climbs, keeps cards or wins is the answer. */
import { isFault, ladderOfSeat, makeSetup, type SetupChoice } from '@palier/rules';
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { personNaming } from '../companion/people.ts';
import { TellRound, missingText } from '../companion/tell-round.tsx';
import { emptyTelling, type Before } from '../companion/told.ts';
import { words } from '../state/words.ts';
import { roundAddress } from './addresses.ts';
import { RuleQuote } from './answer-view.tsx';
import { leftAfter } from './changes.ts';
import { GameName, OtherQuestions } from './frame.tsx';
import { LevelsLeft } from './levels-left.tsx';
import { answerRound, beforeRound, type RoundCase } from './round-case.ts';
import { RulesPanel } from './rules-panel.tsx';
import { ShareCase } from './share-case.tsx';

export function RoundView({ opened }: { readonly opened: RoundCase }) {
  const says = words('referee');
  const shown = useSignal(opened);
  const { choice, left, telling } = shown.value;
  const before = beforeRound(shown.value);
  const naming = namingOf(before);
  const change = (next: RoundCase): void => {
    shown.value = next;
    // The same screen: no step back is made of it, and nothing is drawn anew.
    history.replaceState(history.state, '', roundAddress(next));
  };
  return (
    <div class="stack referee-case">
      <div class="stack referee-side">
        <section class="panel stack">
          <GameName setup={before.setup} />
          <h2>{says.howEnds}</h2>
          <TellRound
            before={before}
            names={naming.names}
            telling={telling}
            onChange={(next) => change({ choice, left, telling: next })}
          />
          <RoundAnswerView round={shown.value} before={before} />
        </section>
        <ShareCase address={roundAddress(shown.value)} />
        <OtherQuestions />
      </div>
      <section class="stack referee-situation">
        <h2>{says.before}</h2>
        <section class="panel stack">
          {left.map((own, index) => (
            <LevelsLeft
              key={index}
              name={naming.names[index]!}
              ladder={ladderOfSeat(before.setup, index + 1)}
              left={own}
              onChange={(next) =>
                // Somebody without a level has won before, and plays no round.
                next.length > 0 && change(emptied(choice, left.with(index, next)))
              }
            />
          ))}
        </section>
        <RulesPanel choice={choice} onChange={(next) => change(withRules(shown.value, next))} />
      </section>
    </div>
  );
}

function namingOf({ setup }: Before) {
  return personNaming(
    Array.from({ length: setup.players }, () => ''),
    setup.edition,
  );
}

/** Of another standing, another round has to be told. */
function emptied(choice: SetupChoice, left: RoundCase['left']): RoundCase {
  return { choice, left, telling: emptyTelling(beforeRound({ choice, left })) };
}

function withRules(round: RoundCase, choice: SetupChoice): RoundCase {
  const setup = makeSetup(choice);
  if (isFault(setup)) return round;
  const { setup: before } = beforeRound(round);
  const left = Array.from({ length: setup.players }, (_, seat) =>
    leftAfter(round.left[seat], { before, setup, seat }),
  );
  return emptied(setup.chosen, left);
}

type RoundAnswerProps = { readonly round: RoundCase; readonly before: Before };

function RoundAnswerView({ round, before }: RoundAnswerProps) {
  const answer = answerRound(before, round.telling);
  const naming = namingOf(before);
  const id = useId();
  return (
    <section class="stack referee-answer" aria-labelledby={id}>
      <h2 class="visually-hidden" id={id}>
        {words('referee').answer}
      </h2>
      <div role="status">
        {answer.t === 'missing' ? (
          <p class="soft">{missingText(answer.missing)}</p>
        ) : (
          answer.events.map((event) => (
            <p key={event.t} class="strong">
              {words('game').event(event, naming)}
            </p>
          ))
        )}
      </div>
      {answer.t === 'ended' &&
        answer.rules.map((rule) => <RuleQuote key={rule} rule={rule} setup={before.setup} />)}
    </section>
  );
}
