/** What a round has brought: who climbed and why, and everybody on the stairs. One button goes on. */
import { type SeatInfo, allEntries, type TableState } from '@palier/table';
import type { Seat } from '@palier/rules';
import type { Naming } from '@palier/text';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { Face } from '../board/face.tsx';
import { MoonMark } from '../board/seat.tsx';
import { words } from '../state/words.ts';
import {
  type RoundOfSeat,
  type RoundStory,
  climbFacts,
  climbOf,
  climbersOf,
  nearMoonIn,
  newLeaderIn,
} from './climb.ts';
import { seatNaming } from '../state/seat-name.ts';
import { HOP, hopsOf, inTurn } from '../board/climb-layout.ts';
import { cardTime } from '../board/css-time.ts';
import { Climb, type Climber } from '../board/climb.tsx';
import { settings } from '../state/settings.ts';
import { Button } from '../ui/button.tsx';
import { DialogNews } from '../ui/sheet.tsx';
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
  const climb = useClimb(round, seats);
  return (
    <dialog
      ref={dialog}
      class="sheet round-summary"
      data-early={useEarly()}
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
        <Button ref={button} class="button-primary button-large" onClick={onContinue}>
          {says ?? say.nextRound}
        </Button>
      </div>
    </dialog>
  );
}

/** Milliseconds in which a touch is the second of a double tap, or was to hurry what came before. */
const EARLY = 500;

function useEarly(): boolean {
  const isEarly = useSignal(true);
  useEffect(() => {
    const timer = setTimeout(() => (isEarly.value = false), EARLY);
    return () => clearTimeout(timer);
  }, []);
  return isEarly.value;
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

/** Everybody on the stairs, and who has set out or has nowhere to go. */
type Climbing = {
  readonly levels: number;
  readonly climbers: readonly Climber[];
  readonly gone: ReadonlySet<Seat>;
};

/** Hops that all are seen where they stood, before the first sets out. */
const LOOK = 1;

/** They set out one after another; where nothing moves, all stand where they belong at once. */
function useClimb(round: RoundStory, seats: readonly SeatInfo[]): Climbing {
  const { levels, climbers } = climbersOf(round, seats);
  const inOrder = inTurn(climbers, levels, LOOK);
  const isStill = settings.value.motion === 'off';
  /** In hops. */
  const passed = useSignal(isStill ? Infinity : 0);
  useEffect(() => {
    if (isStill) return undefined;
    const hop = HOP * cardTime(document.documentElement);
    const timers = inOrder
      .filter((one) => hopsOf(one, levels) > 0)
      .map(({ wait = 0 }) => setTimeout(() => (passed.value = wait), wait * hop));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, []);
  const isGone = (one: Climber): boolean =>
    hopsOf(one, levels) === 0 || (one.wait ?? 0) <= passed.value;
  return {
    levels,
    climbers: inOrder,
    gone: new Set(inOrder.flatMap((one, index) => (isGone(one) ? [index + 1] : []))),
  };
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
