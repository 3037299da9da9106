/** The end of a game: who won, how it went, the climb, the figures, the proof, and what now. */
import { useSignal } from '@preact/signals';
import type { Seat } from '@palier/rules';
import { allEntries, type TableState, type SeatInfo } from '@palier/table';
import { climbOf, type GameClimb, hasReachedMoon } from '@palier/table/seat';
import { say, type Naming, type Part } from '@palier/text';
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { recordOf } from '../local/lobby.ts';
import { skyProgress } from '../state/sky.ts';
import { words } from '../state/words.ts';
import { ClimbChart } from './climb-chart.tsx';
import { finishersOf } from './climb.ts';
import { seatNaming } from '../state/seat-name.ts';
import { AfterGame, EarnedNews, useFinished, useTold } from './after-game.tsx';
import type { Reached } from '../local/reached.ts';
import { isGuest } from '../state/own-seat.ts';
import { lazy } from '../ui/lazy.tsx';
import { ReceiptPanel, type ReceiptProps } from './receipt.tsx';
import { headlineOf } from './headline.ts';
import { Hero } from './hero.tsx';
import { useEarly } from '../ui/use-early.ts';
import { recordFileName, saveFile } from '../ui/save-record.ts';
import type { ResultFacts } from './result-picture.tsx';
import { tellsOf, sumOf } from './tells.ts';
import { Face } from '../board/face.tsx';
import { FigureTable } from '../ui/chart.tsx';
import { Button } from '../ui/button.tsx';
import { OnlineIcon } from '../ui/online-icons.tsx';
import './results.css';

/** As much of a table as its results need. */
type FinishedGame = Pick<TableState, 'opening' | 'setup' | 'entries' | 'view'>;

type ResultsProps = {
  readonly state: FinishedGame;
  readonly onRematch?: () => void;
  readonly onReplay: () => void;
  readonly onReview?: () => void;
  readonly onHome: () => void;
  /** Loads the game's record; by default from this device. */
  readonly loadRecord?: () => Promise<string | undefined>;
  /** Another way to check the record. */
  readonly proof?: ComponentType<ReceiptProps>;
  /** Instead of the button for a rematch. */
  readonly children?: ComponentChildren;
};

export function Results({
  state,
  loadRecord,
  proof: Proof = ReceiptPanel,
  ...actions
}: ResultsProps) {
  const { opening, setup, entries, view } = state;
  const { game, seats } = opening;
  const climb = useMemo(
    () => climbOf(allEntries(entries), setup, opening.start?.table),
    [entries, setup, opening],
  );
  const text = useMemo(() => (loadRecord ?? (async () => recordOf(game)))(), [game]);
  const naming = seatNaming(seats, view.viewer, setup.edition);
  const own = ownSeat(state, loadRecord !== undefined);
  const finished = useFinished(game);
  const isTold = useTold(finished !== undefined);
  useEffect(() => {
    skyProgress.value = 1;
  }, []);
  return (
    <main class="results" data-early={useEarly()}>
      <div class="stack roomy results-top">
        <Hero climb={climb} seats={seats} naming={naming} own={own} />
        {/* Before what comes later and may be much: it must not push the button out of the window, nor move what is below. */}
        <Again {...actions} />
        <EarnedNews games={finished} game={game} />
        <AfterGame
          games={finished}
          game={game}
          elsewhere={loadRecord === undefined ? undefined : reachedBy(own, climb, naming)}
        />
        {isTold && (
          <More
            text={text}
            naming={naming}
            {...actions}
            picture={<SharePicture climb={climb} seats={seats} naming={naming} own={own} />}
          />
        )}
      </div>
      {isTold && (
        <div class="stack">
          <Story climb={climb} naming={naming} />
          <section class="panel">
            <h2>{words('results').chart.title}</h2>
            <ClimbChart climb={climb} naming={naming} />
          </section>
          <Figures climb={climb} seats={seats} naming={naming} />
          <Proof text={text} naming={naming} />
        </div>
      )}
    </main>
  );
}

type ActionProps = Pick<ResultsProps, 'onReplay' | 'onReview' | 'onHome'> & {
  readonly text: Promise<string | undefined>;
  readonly naming: Naming;
  readonly picture: ComponentChildren;
};

/** Whose eyes the results are read with: the only person at this device, or whoever played online. */
function ownSeat({ opening, view }: FinishedGame, isOnline: boolean): Seat | undefined {
  const people = opening.seats.filter(({ bot }) => bot === undefined);
  return view.viewer !== 'spectator' && (isOnline || people.length === 1) ? view.viewer : undefined;
}

function reachedBy(own: Seat | undefined, climb: GameClimb, naming: Naming): Reached | undefined {
  const last = own === undefined ? undefined : climb.rounds.at(-1)?.seats[own - 1];
  if (own === undefined || last === undefined) return undefined;
  return {
    edition: naming.edition,
    rounds: climb.rounds.length,
    climbed: last.after,
    levels: last.levels,
    hasWon: climb.winners.includes(own),
    isShared: climb.winners.length > 1,
  };
}

/** What most people want next. */
function Again({ children, onRematch }: Pick<ResultsProps, 'children' | 'onRematch'>) {
  return (
    <div class="stack snug">
      {children ?? (
        <Button class="button-primary button-large button-wide" onClick={onRematch}>
          {words('results').rematch}
        </Button>
      )}
    </div>
  );
}

function More(props: ActionProps) {
  const { text, naming, picture, onReplay, onReview, onHome } = props;
  const say = words('results');
  const record = useSignal<string | undefined>(undefined);
  useEffect(() => {
    void text.catch(() => undefined).then((loaded) => (record.value = loaded));
  }, [text]);
  const isOff = record.value === undefined;
  const save = (): void =>
    saveFile(recordFileName(say.fileName, namesForFile(naming), new Date()), record.value!);
  return (
    <div class="tiles results-more">
      <Button icon="play" disabled={isOff} onClick={onReplay}>
        {say.replay}
      </Button>
      {onReview !== undefined && (
        <Button icon="hint" disabled={isOff} onClick={onReview}>
          {say.review}
        </Button>
      )}
      {picture}
      <Button icon="download" disabled={isOff} onClick={save}>
        {say.save}
      </Button>
      <Button icon="back" onClick={onHome}>
        {say.home}
      </Button>
    </div>
  );
}

function Story({ climb, naming }: { readonly climb: GameClimb; readonly naming: Naming }) {
  const { story, tellings } = words('results');
  return (
    <section class="panel results-story">
      <h2>{story}</h2>
      <ul class="stack snug">
        {tellsOf(climb).map((telling) => (
          <li key={telling.t}>{say(tellings, telling, naming)}</li>
        ))}
      </ul>
    </section>
  );
}

type ShownProps = {
  readonly climb: GameClimb;
  readonly seats: readonly SeatInfo[];
  readonly naming: Naming;
};

type Row = {
  readonly figure: keyof Part<'results'>['figures']['rows'];
  readonly values: readonly number[];
};

/** The game in numbers, a column for each player. */
function Figures({ climb, seats, naming }: ShownProps) {
  const say = words('results').figures;
  return (
    <section class="panel figures">
      <h2>{say.title}</h2>
      <p class="soft">{say.totals(climb.rounds.length, climb.moves)}</p>
      <FigureTable
        columns={seats.map((seat, index) => (
          <>
            <Face of={seat} />
            <span class="line tiny strong cut">{words('replay').seat(index + 1, naming)}</span>
          </>
        ))}
        rows={rowsOf(climb).map(({ figure, values }) => [say.rows[figure], ...values])}
      />
    </section>
  );
}

/** Of cards that this game does not have, nothing is said. */
function rowsOf(climb: GameClimb): readonly Row[] {
  const rows: readonly Row[] = [
    { figure: 'climbed', values: sumOf(climb, ({ cleared }) => cleared.length) },
    { figure: 'outs', values: sumOf(climb, ({ wentOut }) => Number(wentOut)) },
    { figure: 'laid', values: sumOf(climb, ({ laid }) => Number(laid !== undefined)) },
    { figure: 'passes', values: sumOf(climb, ({ passesReceived }) => passesReceived) },
    { figure: 'jokers', values: sumOf(climb, ({ jokersPlaced }) => jokersPlaced) },
  ];
  return rows.filter(
    ({ figure, values }) =>
      (figure !== 'passes' && figure !== 'jokers') || values.some((value) => value !== 0),
  );
}

/** Somebody who gave no name is nobody in a file's name. */
function namesForFile({ names }: Naming): readonly string[] {
  return names.filter((name) => !isGuest(name));
}

const PictureSheet = lazy(async () => (await import('./picture-sheet.tsx')).PictureSheet);

type SharePictureProps = ShownProps & { readonly own: Seat | undefined };

/** The result for others: shown first, then given away. The drawing is fetched when it is asked for. */
function SharePicture({ climb, seats, naming, own }: SharePictureProps) {
  const says = words('results').picture;
  const isOpen = useSignal(false);
  const last = climb.rounds.at(-1);
  if (last === undefined) return null;
  const { levels, climbers } = finishersOf(last, seats, {
    winners: climb.winners,
    own,
  });
  const day = new Date();
  const facts = (): ResultFacts => ({
    ...headlinesFor(own, climb, naming),
    played: words('game').edition(naming.edition),
    day,
    levels,
    stand: (to) => (to > levels ? words('results').chart.moon : says.level(to, naming.edition)),
    climbers: climbers.map((climber) => ({
      ...climber,
      name: nameForOthers(Number(climber.name), own, naming),
    })),
  });
  const file = recordFileName(words('results').fileName, namesForFile(naming), day, 'png');
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => (isOpen.value = true)}>
        <OnlineIcon name="share" />
        {says.share}
      </Button>
      {isOpen.value && (
        <PictureSheet name={file} facts={facts()} onClose={() => (isOpen.value = false)} />
      )}
    </>
  );
}

/** Others do not know who “you” is: whoever shares it without a name is “me”. */
function nameForOthers(seat: Seat, own: Seat | undefined, { names }: Naming): string {
  const name = names[seat - 1]!;
  return seat === own && isGuest(name) ? words('results').picture.me : name;
}

/** The picture is about whoever shares it: that they won, or how far they came and who won. */
function headlinesFor(
  own: Seat | undefined,
  climb: GameClimb,
  naming: Naming,
): Pick<ResultFacts, 'headline' | 'about'> {
  const say = words('results').picture;
  const won = headlineOf(climb, { ...naming, viewer: 'spectator' });
  const end = own === undefined ? undefined : climb.rounds.at(-1)?.seats[own - 1];
  if (own === undefined || end === undefined) return { headline: won };
  const name = isGuest(naming.names[own - 1]!) ? undefined : naming.names[own - 1]!;
  if (!climb.winners.includes(own)) {
    const far = { climbed: end.after, of: end.levels };
    return { headline: say.climbed(name, far, naming.edition), about: won };
  }
  if (name !== undefined) return { headline: won };
  return { headline: hasReachedMoon(climb) ? say.mine.moon : say.mine.furthest };
}
