/** Before a game is played on: whose cards one takes, and how strong the others are. */
import { useSignal } from '@preact/signals';
import { STRENGTHS, USUAL_STRENGTH } from '@palier/bots';
import { deciders, type Seat } from '@palier/rules';
import { Face } from '../board/face.tsx';
import { words } from '../state/words.ts';
import { Choices } from '../ui/choices.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { playOnAtTable } from './play-on.ts';
import { type Watching, eventsBefore } from './replay-state.ts';
import type { SeatPlan } from './sitters.ts';
import { Icon } from '../board/icons.tsx';
import { makeRoute } from '../state/router.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { FilmSheet } from './film-sheet.tsx';
import { SelectField } from '../ui/select.tsx';

type PlayOnSheetProps = {
  readonly watching: Watching;
  readonly game: string;
  /** After so many events. */
  readonly at: number;
  readonly onClose: () => void;
};

function PlayOnSheet({ watching, game, at, onClose }: PlayOnSheetProps) {
  const say = words('replay').playOn;
  const { seats, naming, scene } = watching;
  const own = useSignal<Seat>(likelySeat(watching));
  // A record from a file does not say which bots there were, or whether.
  const hasBots = seats.some(({ bot }) => bot !== undefined);
  const strength = useSignal<SeatPlan['strength']>(hasBots ? 'same' : USUAL_STRENGTH);
  const state = useSignal<'idle' | 'dealing' | 'failed'>('idle');
  const due = deciders(scene.value.table);

  async function start(): Promise<void> {
    if (state.value === 'dealing') return;
    state.value = 'dealing';
    const moment = { game, at, seats, own: own.value, strength: strength.value };
    const isThere = await playOnAtTable(moment).catch(() => false);
    state.value = isThere ? 'idle' : 'failed';
  }

  return (
    <Sheet title={say.title} onClose={onClose}>
      <div class="stack">
        <p>{say.about}</p>
        <Choices
          legend={say.seat}
          choices={seats.map((info, index) => ({
            value: index + 1,
            title: words('replay').seat(index + 1, naming.value),
            art: <Face of={info} />,
            ...(due.includes(index + 1) && {
              about: words('replay').table.turn(index + 1, naming.value),
            }),
          }))}
          value={own.value}
          onChoose={(seat) => (own.value = seat)}
        />
        <SelectField<SeatPlan['strength']>
          label={say.strength}
          value={strength.value}
          values={hasBots ? ['same', ...STRENGTHS] : STRENGTHS}
          nameOf={(value) => (value === 'same' ? say.same : words('game').strength(value).label)}
          onChoose={(value) => (strength.value = value)}
        />
        <p role="alert" class={state.value === 'failed' ? 'problem' : undefined}>
          {state.value === 'failed' ? say.failed : ''}
        </p>
      </div>
      <div class="sheet-actions">
        <Button class="button-primary" onClick={() => void start()}>
          {say.start}
        </Button>
      </div>
    </Sheet>
  );
}

/** The seat whose eyes are shown, else the only person's, else whose turn it is. */
function likelySeat({ eyes, seats, scene }: Watching): Seat {
  const seen = eyes.peek();
  if (typeof seen === 'number') return seen;
  const people = seats.flatMap(({ bot }, index) => (bot === undefined ? [index + 1] : []));
  if (people.length === 1) return people[0]!;
  return deciders(scene.peek().table)[0] ?? scene.peek().table.turn;
}

type ReplayWaysProps = { readonly watching: Watching; readonly game: string };

/** Where a replay leads: to a game that goes on from here, to the coach, and to a film for others. */
export function ReplayWays({ watching, game }: ReplayWaysProps) {
  const say = words('replay');
  const isOpen = useSignal(false);
  const isFilming = useSignal(false);
  const { scene, isPlaying, replay } = watching;
  const isOver = scene.value.table.step === 'over';
  return (
    <div class="row row-buttons">
      <Button
        icon="undo"
        // Not `disabled`: the focus would be lost at the end.
        aria-disabled={isOver}
        onClick={() => {
          if (isOver) return;
          isPlaying.value = false;
          isOpen.value = true;
        }}
      >
        {say.playOn.open}
      </Button>
      {replay.problem === undefined && (
        <a class="button" href={makeRoute({ t: 'place', place: 'review', operand: game })}>
          <Icon name="hint" />
          {say.review}
        </a>
      )}
      <IconButton
        icon="download"
        says={say.film.title}
        title={say.film.title}
        onClick={() => {
          isPlaying.value = false;
          isFilming.value = true;
        }}
      />
      {isFilming.value && (
        <FilmSheet watching={watching} onClose={() => (isFilming.value = false)} />
      )}
      {isOpen.value && (
        <PlayOnSheet
          watching={watching}
          game={game}
          at={eventsBefore(watching)}
          onClose={() => (isOpen.value = false)}
        />
      )}
    </div>
  );
}
