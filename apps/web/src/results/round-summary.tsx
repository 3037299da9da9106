/** What a round has brought: who climbed and why, and everybody on the stairs. One button goes on. */
import { type SeatInfo, allEntries, type TableState } from '@palier/table';
import type { Seat } from '@palier/rules';
import {
  climbFacts,
  climbOf,
  nearMoonIn,
  newLeaderIn,
  type RoundOfSeat,
  type RoundStory,
} from '@palier/table/seat';
import type { Naming } from '@palier/text';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Face } from '../board/face.tsx';
import { MoonMark } from '../board/seat.tsx';
import { words } from '../state/words.ts';
import { seatNaming } from '../state/seat-name.ts';
import { HOP } from '../board/climb-layout.ts';
import { Climb, type Climber } from '../board/climb.tsx';
import { Button } from '../ui/button.tsx';
import { DialogNews } from '../ui/sheet.tsx';
import { useEarly } from '../ui/use-early.ts';
import { useClimb, type Climbing } from './use-climb.ts';
import './round-end.css';
import './round-summary.css';

type LastRoundProps = {
  readonly state: TableState;
  readonly seats: readonly SeatInfo[];
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
  const { round, state, seats, note, says, onContinue } = props;
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
  const climb = useClimb(round, seats, dialog);
  const { isOver } = climb;
  // Nobody loses the climb by a touch that was meant for something else: the first one only hurries it.
  const goOn = isOver ? onContinue : climb.hurry;
  return (
    <dialog
      ref={dialog}
      class="sheet round-summary"
      data-early={useEarly(isOver)}
      style={climb.style}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-story`}
      onCancel={(event) => {
        // Escape goes on like the button; the table closes the dialog.
        event.preventDefault();
        goOn();
      }}
      onKeyDown={(event) => {
        // The key that made the last move is still held down.
        if (event.repeat) event.preventDefault();
      }}
    >
      <DialogNews />
      <h2 id={`${id}-title`} class="round-title">
        <span class="line accent small strong round-number">{say.title(round.round)}</span>
        <span class="visually-hidden">: </span>
        {say.ending[round.by](round.seat ?? 1, naming)}
      </h2>
      <RoundStairs round={round} naming={naming} climb={climb} />
      <div id={`${id}-story`} class="round-story">
        <NearMoon round={round} naming={naming} climb={climb} />
        <ClimbList round={round} seats={seats} naming={naming} climb={climb} />
        <Notes round={round} naming={naming} />
        {note}
      </div>
      <div class="sheet-actions">
        <Button
          ref={button}
          class={isOver ? 'button-primary button-large' : 'button-large'}
          onClick={goOn}
        >
          {isOver ? (says ?? say.nextRound) : say.hurry}
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

/** Where they stood stands there until they have climbed; those who listen are told at once. */
function ClimbList({ round, seats, naming, climb }: ListProps & { readonly climb: Climbing }) {
  return (
    <ul class="stack snug round-climbs">
      {climbFacts(round).map((fact) => {
        const isGone = climb.gone.has(fact.seat);
        return (
          <li
            key={fact.seat}
            class="row nowrap"
            data-climbed={fact.climbed}
            data-told={isGone}
            style={{ '--hops': (fact.climbed + 1) * HOP }}
          >
            <Face of={seats[fact.seat - 1]!} mood={isGone && fact.climbed > 0 ? 'happy' : 'calm'} />
            <span class="round-rows">
              <span class="round-after">{words('results').round.climb(fact, naming)}</span>
              {fact.climbed > 0 && (
                <span class="round-before" aria-hidden="true">
                  {stoodOn(round.seats[fact.seat - 1]!, naming)}
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** "Odile, Level 3": before the round. */
function stoodOn({ seat, before, levels, isOpen }: RoundOfSeat, naming: Naming): string {
  const say = words('table');
  const name = naming.viewer === seat ? say.you : (naming.names[seat - 1] ?? '');
  const level = isOpen ? say.doneOf(before, levels) : say.level(before + 1, naming.edition);
  return say.seat(name, [level]);
}

/** Who could win in the next round, now that they have climbed: told when they have. */
function NearMoon({ round, naming, climb }: RoundStairsProps) {
  const { byLaying, byGoingOut } = nearMoonIn(round);
  const say = words('results').round;
  const timed = (seats: readonly Seat[]) => ({
    'data-told': seats.every((seat) => climb.gone.has(seat)),
    style: {
      '--hops': HOP * Math.max(...seats.map((seat) => round.seats[seat - 1]!.cleared.length + 1)),
    },
  });
  return (
    <>
      {byLaying.length > 0 && (
        <p class="row nowrap strong round-near" {...timed(byLaying)}>
          <MoonMark />
          <span>{say.nearMoon(byLaying, naming)}</span>
        </p>
      )}
      {byGoingOut.length > 0 && (
        <p class="small round-near" {...timed(byGoingOut)}>
          {say.outWins(byGoingOut, naming)}
        </p>
      )}
    </>
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

type RoundStairsProps = {
  readonly round: RoundStory;
  readonly naming: Naming;
  readonly climb: Climbing;
};

function RoundStairs({ round, naming, climb }: RoundStairsProps) {
  const { levels, climbers, gone } = climb;
  const leader = newLeaderIn(round);
  const { lead } = words('peaks').badges;
  // Several may stand on a step: the name says who it is.
  const says = (index: number): string =>
    index + 1 === naming.viewer ? lead.own : lead.other(naming.names[index]!);
  const shown = climbers.map((climber, index): Climber => {
    if (!gone.has(index + 1)) return { ...climber, mood: 'calm' };
    return leader === index + 1 ? { ...climber, note: says(index) } : climber;
  });
  return <Climb levels={levels} climbers={shown} class="round-stairs" />;
}
