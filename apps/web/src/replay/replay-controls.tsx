/** The buttons of a replay, its scrubber, and what can be chosen: round, eyes, speed. */
import type { ComponentChildren } from 'preact';
import type { IconName } from '../board/icons.tsx';
import { guestSeat } from '../state/own-seat.ts';
import { words } from '../state/words.ts';
import type { ReplayEyes, ReplayWay } from './replay.ts';
import { SPEEDS, goTo, togglePlaying, type Speed, type Watching } from './replay-state.ts';
import { IconButton } from '../ui/button.tsx';
import { Select } from '../ui/select.tsx';

type Props = { readonly watching: Watching };

/** What else can be done stands between the buttons and the keys. */
export function ReplayControls({
  watching,
  children,
}: Props & { readonly children?: ComponentChildren }) {
  const say = words('replay');
  return (
    <section class="replay-controls" aria-label={say.controls}>
      <Scrubber watching={watching} />
      <div class="row spread replay-buttons">
        <Walk watching={watching} way="first" icon="first" says={say.first} />
        <Walk watching={watching} way="turn-back" icon="step-back" says={say.turnBack} />
        <Walk watching={watching} way="back" icon="back" says={say.back} />
        <Play watching={watching} />
        <Walk watching={watching} way="forward" icon="back" says={say.forward} />
        <Walk watching={watching} way="turn-forward" icon="step-forward" says={say.turnForward} />
        <Walk watching={watching} way="last" icon="last" says={say.last} />
      </div>
      {children}
      <Keys />
    </section>
  );
}

function Scrubber({ watching }: Props) {
  const { replay, at, round, speed } = watching;
  const say = words('replay');
  const last = replay.steps.length - 1;
  const number = replay.rounds[round.value]?.round ?? 1;
  return (
    <div class="row replay-scrubber">
      <input
        type="range"
        min={0}
        max={last}
        value={at.value}
        aria-label={say.scrubber}
        aria-valuetext={say.place(at.value + 1, last + 1, number)}
        onInput={({ currentTarget }) => goTo(watching, Number(currentTarget.value))}
      />
      <Select<Speed>
        label={say.speed}
        value={speed.value}
        values={SPEEDS}
        nameOf={(name) => say.speeds[name]}
        onChoose={(name) => (speed.value = name)}
      />
    </div>
  );
}

type WalkProps = Props & {
  readonly way: ReplayWay;
  readonly icon: IconName;
  readonly says: string;
};

function Walk({ watching, way, icon, says }: WalkProps) {
  const { replay, at } = watching;
  const isBack = way === 'first' || way === 'turn-back' || way === 'back';
  const isEnd = at.value === (isBack ? 0 : replay.steps.length - 1);
  return (
    <IconButton
      icon={icon}
      says={says}
      data-way={way}
      title={says}
      // Not `disabled`: the focus would be lost at either end.
      aria-disabled={isEnd}
      onClick={() => goTo(watching, way)}
    />
  );
}

function Play({ watching }: Props) {
  const say = words('replay');
  const isPlaying = watching.isPlaying.value;
  const says = isPlaying ? say.pause : say.play;
  return (
    <IconButton
      icon={isPlaying ? 'pause' : 'play'}
      says={says}
      class="replay-play"
      title={says}
      onClick={() => togglePlaying(watching)}
    />
  );
}

function Keys() {
  const say = words('replay');
  return (
    <details class="more replay-keys">
      <summary>{say.keys}</summary>
      <dl class="pairs">
        {say.keyHelp.map(({ keys, says }) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

export function ReplayChoices({ watching }: Props) {
  const { replay, round, eyes, seats, naming } = watching;
  const say = words('replay');
  // A list of viewers calls nobody "you" who has a name.
  const names = { ...naming.value, viewer: guestSeat(seats) ?? 'spectator' } as const;
  return (
    <div class="row tight replay-choices">
      <Select
        label={say.jump}
        value={round.value}
        values={[...replay.rounds.keys()]}
        nameOf={(index) => say.round(replay.rounds[index]!.round)}
        onChoose={(index) => goTo(watching, replay.rounds[index]!.at)}
      />
      <Select<ReplayEyes>
        label={say.eyes}
        value={eyes.value}
        values={['open', 'spectator', ...seats.map((_, index) => index + 1)]}
        nameOf={(one) => (typeof one === 'number' ? say.seat(one, names) : say[one])}
        onChoose={(one) => (eyes.value = one)}
      />
    </div>
  );
}

const WAYS: { readonly [key: string]: ReplayWay } = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  'Shift+ArrowLeft': 'turn-back',
  'Shift+ArrowRight': 'turn-forward',
  Home: 'first',
  End: 'last',
};

/** The replay by keyboard. A field or a list keeps the keys that are its own. */
export function onReplayKey(watching: Watching, event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  const target = event.target instanceof Element ? event.target : undefined;
  if (target?.closest('input, select, textarea, dialog') !== null) return;
  if (event.key === ' ') {
    if (target?.closest('button, a, summary') !== null) return;
    event.preventDefault();
    togglePlaying(watching);
    return;
  }
  const way = WAYS[event.shiftKey ? `Shift+${event.key}` : event.key];
  if (way === undefined) return;
  event.preventDefault();
  goTo(watching, way);
}
