/** What a round has brought: who climbed and why, and everybody on the stairs. One button goes on. */
import { type SeatInfo, allEntries, type TableState } from '@palier/table';
import type { Viewer } from '@palier/rules';
import type { Naming } from '@palier/text';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { Face } from '../board/face.tsx';
import { words } from '../state/words.ts';
import { type RoundStory, climbFacts, climbOf, climbersOf, newLeaderIn } from './climb.ts';
import { seatNaming } from '../state/seat-name.ts';
import { Climb } from '../board/climb.tsx';
import { settings, type Settings } from '../state/settings.ts';
import { Button } from '../ui/button.tsx';
import { isSecondTap, type Press } from './second-tap.ts';
import './round-end.css';
import './round-summary.css';

type LastRoundProps = {
  readonly state: TableState;
  readonly seats: readonly SeatInfo[];
  /** The press that came before it: the second tap of a double tap is not meant for what it finds. */
  readonly pressed: Press;
  /** What the table has to say about it. */
  readonly note: ComponentChildren;
  /** On the button, where no other round follows. */
  readonly says?: string;
  readonly onContinue: () => void;
};

/** The round that has just ended at a table. */
export function LastRound(props: LastRoundProps) {
  const { entries, setup, opening } = props.state;
  const round = climbOf(allEntries(entries), setup, opening.start?.table).rounds.at(-1);
  return round === undefined ? null : <RoundSummary {...props} round={round} />;
}

function RoundSummary(props: LastRoundProps & { readonly round: RoundStory }) {
  const { round, state, seats, pressed, note, says, onContinue } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    button.current?.focus();
    return () => element?.close();
  }, []);
  const say = words('results').round;
  const naming = seatNaming(seats, state.view.viewer, state.setup.edition);
  return (
    <dialog
      ref={dialog}
      class="sheet round-summary"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-story`}
      onCancel={(event) => {
        // Escape goes on like the button; the table closes the dialog.
        event.preventDefault();
        onContinue();
      }}
      onKeyDown={(event) => {
        // The key that made the last move is still held down.
        if (event.repeat) event.preventDefault();
      }}
    >
      <h2 id={`${id}-title`} class="round-title">
        <span class="line accent small strong round-number">{say.title(round.round)}</span>
        <span class="visually-hidden">: </span>
        {say.ending[round.by](round.seat ?? 1, naming)}
      </h2>
      <RoundStairs round={round} seats={seats} viewer={state.view.viewer} />
      <div id={`${id}-story`} class="round-story">
        <ClimbList round={round} seats={seats} naming={naming} />
        <Notes round={round} naming={naming} />
        {note}
      </div>
      <div class="sheet-actions">
        <Button
          ref={button}
          class="button-primary button-large"
          onClick={(event: MouseEvent) => {
            if (!isSecondTap(event, pressed)) onContinue();
          }}
        >
          {says ?? say.nextRound}
        </Button>
      </div>
    </dialog>
  );
}

type ListProps = {
  readonly round: RoundStory;
  readonly seats: readonly SeatInfo[];
  readonly naming: Naming;
};

function ClimbList({ round, seats, naming }: ListProps) {
  return (
    <ul class="stack snug round-climbs">
      {climbFacts(round).map((fact) => (
        <li key={fact.seat} class="row nowrap" data-climbed={fact.climbed}>
          <Face of={seats[fact.seat - 1]!} mood={fact.climbed > 0 ? 'happy' : 'calm'} />
          <span>{words('results').round.climb(fact, naming)}</span>
        </li>
      ))}
    </ul>
  );
}

/** What is to be known of the next round. */
function Notes({ round, naming }: Omit<ListProps, 'seats'>) {
  const say = words('results').round;
  const { keepers, nextDealer } = round;
  if (keepers.length === 0 && nextDealer === undefined) return null;
  return (
    <p class="soft small round-notes">
      {keepers.length > 0 && <span>{say.keepers(keepers, naming)}</span>}{' '}
      {nextDealer !== undefined && <span>{say.nextDealer(nextDealer, naming)}</span>}
    </p>
  );
}

/** Between one who sets out and the next, in milliseconds. */
const GAPS: { readonly [Motion in Settings['motion']]: number } = {
  slow: 900,
  normal: 600,
  fast: 300,
  off: 0,
};

type RoundStairsProps = {
  readonly round: RoundStory;
  readonly seats: readonly SeatInfo[];
  readonly viewer: Viewer;
};

/** Everybody climbs, one after another; where nothing moves, all stand where they belong at once. */
function RoundStairs({ round, seats, viewer }: RoundStairsProps) {
  const { levels, climbers } = climbersOf(round, seats);
  const gap = GAPS[settings.value.motion];
  const moving = climbers.filter(({ from, to }) => to > from).length;
  const gone = useSignal(gap === 0 ? moving : 0);
  useEffect(() => {
    if (gone.value >= moving) return undefined;
    const timer = setInterval(() => {
      gone.value++;
      if (gone.value >= moving) clearInterval(timer);
    }, gap);
    return () => clearInterval(timer);
  }, []);
  // The last to climb is the one who climbed most: the eye ends there.
  const order = climbers
    .filter(({ from, to }) => to > from)
    .toSorted((a, b) => a.to - a.from - (b.to - b.from));
  const leader = newLeaderIn(round);
  const { lead } = words('peaks').badges;
  const shown = climbers.map((climber, index) => {
    if (order.indexOf(climber) >= gone.value) return { ...climber, to: climber.from };
    const note = leader === index + 1 ? (index + 1 === viewer ? lead.own : lead.other) : undefined;
    return { ...climber, note };
  });
  return <Climb levels={levels} climbers={shown} class="round-stairs" />;
}
