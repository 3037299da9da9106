/** What became of an answer: right or not, why, what was better, and how it was found out. */
import {
  DRILLS,
  afterMove,
  type Drill,
  type GradedMove,
  type LayDrill,
  type MoveDrill,
  type OutDrill,
  type DrillVerdict,
} from '@palier/bots/drills';
import { ladderOfSeat, layableLevels } from '@palier/rules';
import { laidMelds } from '@palier/table/seat';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../board/icons.tsx';
import { LaidInRow } from '../board/melds.tsx';
import { makeRoute } from '../state/router.ts';
import { words } from '../state/words.ts';
import { type Attempt, type Outcome, namingIn } from './attempt.ts';

export function Result({ attempt }: { readonly attempt: Attempt }) {
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { drill } = attempt;
  const outcome = attempt.outcome.value!;
  const say = words('drills');
  // The button that led here is gone. As much of the table stays in sight as can.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'nearest' });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { verdict } = outcome;
  const isRight = verdict?.isRight === true;
  const rule = verdict?.t === 'refused' ? verdict.refusal.rule : DRILLS[drill.kind].rule;
  return (
    <section
      ref={section}
      class="panel stack drill-result"
      data-tone={verdict === undefined ? 'accent' : isRight ? 'good' : 'bad'}
      aria-labelledby="drill-verdict"
    >
      <h3 ref={heading} tabIndex={-1} id="drill-verdict" class="row large toned">
        <Icon name={isRight ? 'check' : verdict === undefined ? 'hint' : 'close'} />
        {verdict === undefined ? say.shown : isRight ? say.right : say.wrong}
      </h3>
      {reasonsFor(drill, verdict).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <Answer drill={drill} outcome={outcome} />
      {(drill.form === 'card' || drill.form === 'pile') && <AllMoves drill={drill} />}
      <a class="button button-quiet" href={makeRoute({ t: 'rules', rule })}>
        <Icon name="book" />
        {say.inRulebook}
      </a>
    </section>
  );
}

function reasonsFor(drill: Drill, verdict: DrillVerdict | undefined): readonly string[] {
  const say = words('drills');
  if (verdict === undefined) return [];
  switch (verdict.t) {
    case 'refused':
      return [words('game').refusal(verdict.refusal, namingIn(drill.view))];
    case 'laid':
      return [
        verdict.isRight && verdict.stays <= verdict.best
          ? say.layingLeaves(verdict.stays)
          : say.layingFewer(verdict.stays, verdict.best),
      ];
    case 'out':
      return [verdict.isRight ? say.wentOut : say.notOut(verdict.left)];
    case 'graded':
      return gradedReasons(verdict.move, verdict.best);
  }
}

function gradedReasons(move: GradedMove, best: GradedMove): readonly string[] {
  const say = words('drills');
  if (move.isRight) return [];
  const yours = leavesOf(move);
  const theirs = leavesOf(best);
  const isTold =
    yours !== undefined &&
    theirs !== undefined &&
    (yours.missing !== theirs.missing || yours.outs !== theirs.outs);
  return [
    ...(isTold ? [say.leaves(yours, theirs)] : []),
    say.givesAway(Math.max(1, Math.round(move.loss * 100))),
  ];
}

function leavesOf({ missing, outs }: GradedMove) {
  return missing === undefined || outs === undefined ? undefined : { missing, outs };
}

/** The best there was, unless it was just that. */
function Answer({ drill, outcome }: { readonly drill: Drill; readonly outcome: Outcome }) {
  const say = words('drills');
  const isRight = outcome.verdict?.isRight === true;
  switch (drill.form) {
    case 'card':
    case 'pile':
      return <BestMove drill={drill} outcome={outcome} />;
    case 'laying':
      if (isRight && outcome.verdict?.t === 'laid' && outcome.verdict.stays <= drill.stays) {
        return null;
      }
      return (
        <>
          <p class="strong">{say.oneWay}</p>
          <BestLaying drill={drill} />
        </>
      );
    case 'turn':
      if (isRight) return null;
      return (
        <>
          <p class="strong">{say.oneWay}</p>
          <Line drill={drill} />
        </>
      );
  }
}

type BestMoveProps = { readonly drill: MoveDrill; readonly outcome: Outcome };

/** Why the best is, to who has found it or has not; to who has found another as good, which those are. */
function BestMove({ drill, outcome: { verdict } }: BestMoveProps) {
  const naming = namingIn(drill.view);
  const { table } = drill.view;
  const [best] = drill.moves as readonly [GradedMove];
  const move = verdict?.t === 'graded' && verdict.isRight ? verdict.move : undefined;
  const others = drill.moves.filter((one) => one.isRight && one !== (move ?? best));
  const { command } = best;
  return (
    <>
      {(move ?? best) === best && (
        <p>{words('game').hint({ command, reasons: drill.reasons }, table, naming)}</p>
      )}
      {others.length > 0 && (
        <>
          <p class="strong">{words('drills').asGood}</p>
          <ul class="listed">
            {others.map((one, index) => (
              <li key={index}>{words('game').move(one.command, table, naming)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function BestLaying({ drill }: { readonly drill: LayDrill }) {
  const { table, viewer } = drill.view;
  const seat = Number(viewer);
  const level = ladderOfSeat(table.setup, seat).levels[layableLevels(table, seat)[0]! - 1]!;
  return <LaidInRow melds={laidMelds(drill.best, level)} says={words('game').cards} />;
}

/** The moves as they are called at the table; each finds the table as the one before left it. */
function Line({ drill }: { readonly drill: OutDrill }) {
  const steps = stepsOf(drill);
  return (
    <ol class="listed">
      {steps.map((step, index) => (
        <li key={index}>{step}</li>
      ))}
    </ol>
  );
}

function stepsOf({ view, line }: OutDrill): readonly string[] {
  const naming = namingIn(view);
  let now = view;
  return line.map((command) => {
    const step = words('game').move(command, now.table, naming);
    const after = afterMove(now, command);
    if (after.t === 'on') now = after.view;
    return step;
  });
}

function AllMoves({ drill }: { readonly drill: MoveDrill }) {
  const say = words('drills');
  const naming = namingIn(drill.view);
  return (
    <details class="more drill-moves">
      <summary>{say.allMoves}</summary>
      <p class="soft small">{say.allMovesAbout(drill.worlds)}</p>
      <ul class="ruled small">
        {drill.moves.map((move, index) => {
          const leaves = leavesOf(move);
          return (
            <li key={index} data-tone={move.isRight ? 'good' : 'bad'}>
              <span>{words('game').move(move.command, drill.view.table, naming)}</span>
              <span class="toned numbers">
                {index === 0
                  ? say.best
                  : move.isRight
                    ? say.within
                    : say.loss(move.loss, move.error)}
              </span>
              {leaves !== undefined && (
                <span class="soft tiny drill-move-facts">{say.leavesShort(leaves)}</span>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
