/** One moment worth a look: the position, what was played, praise or what is better and why, and where to go. */
import { useSignal } from '@preact/signals';
import type { ReviewedMove, CoachVerdict } from '@palier/bots/coach';
import type { Spot } from '@palier/table/seat';
import { betterSentences, measureSentence, playedSentence, type Naming } from '@palier/text';
import { CardFan } from '../board/cards.tsx';
import { Icon } from '../board/icons.tsx';
import { MarkSign } from '../board/spot-view.tsx';
import { SmallTable } from '../board/table.tsx';
import { makeRoute } from '../state/router.ts';
import { seatNaming } from '../state/seat-name.ts';
import { words } from '../state/words.ts';
import { drawnNames } from '../table/naming.ts';
import { playOnAtTable } from '../replay/play-on.ts';
import type { ReplayScene } from '../replay/replay.ts';
import { ladderStanding } from '../replay/replay-table.tsx';
import { markedHand, sourceMark, type HandMark } from './marked-hand.ts';
import type { KeptGame } from '../replay/kept-game.ts';
import { sceneAfter } from './reviewed-game.ts';
import { isFaulted } from './score.ts';
import { Button } from '../ui/button.tsx';

type WorthALookProps = { readonly game: KeptGame; readonly move: ReviewedMove };

export function WorthALook({ game, move }: WorthALookProps) {
  const review = words('review');
  const say = words('review').page;
  const { at, seat, round, turn } = move;
  const scene = sceneAfter(game.replay, at, seat);
  const naming = seatNaming(game.seats, seat, scene.table.setup.edition);
  const saying = { words: words('game'), review, table: scene.table, naming };
  const where = review.where(round, turn);
  const isRefused = useSignal(false);

  async function tryDifferently(): Promise<void> {
    isRefused.value = false;
    const from = { game: game.id, at, seats: game.seats, own: seat, strength: 'same' } as const;
    isRefused.value = !(await playOnAtTable(from).catch(() => false));
  }

  return (
    <article class="panel stack review-worth" aria-label={where}>
      <header class="row spread">
        <h3>{where}</h3>
        <VerdictChip verdict={move.verdict} />
      </header>
      <Position game={game} move={move} scene={scene} naming={naming} />
      <div class="stack tight">
        <p>{playedSentence(move, saying)}</p>
        {betterSentences(move, saying).map((sentence, index) => (
          <p key={sentence} class={index === 0 ? 'strong' : undefined}>
            {sentence}
          </p>
        ))}
        <p>{isFaulted(move.verdict) ? review.cost(move.loss) : review.praise}</p>
      </div>
      <details class="fold soft">
        <summary>{review.exact}</summary>
        <p>
          {measureSentence(move, review)} {review.chance(move.chance, move.chanceInterval)}
        </p>
      </details>
      <div class="row row-buttons">
        <a
          class="button"
          aria-label={`${say.look}: ${where}`}
          href={makeRoute({ t: 'replay', game: game.id, at })}
        >
          <Icon name="eye" />
          {say.look}
        </a>
        {isFaulted(move.verdict) && (
          <Button
            icon="undo"
            class="button-primary"
            aria-label={`${say.differently}: ${where}`}
            onClick={() => void tryDifferently()}
          >
            {say.differently}
          </Button>
        )}
      </div>
      <p role="alert" class={isRefused.value ? 'problem' : undefined}>
        {isRefused.value ? say.notDifferent : ''}
      </p>
    </article>
  );
}

type PositionProps = WorthALookProps & { readonly scene: ReplayScene; readonly naming: Naming };

/** The table before the decision, with what was played and what is better. */
function Position({ game, move, scene, naming }: PositionProps) {
  const { table, hands } = scene;
  const { seat, played, best } = move;
  const cards = markedHand(hands[seat - 1]!, played, best);
  const markOf = (spot: Spot): HandMark | undefined => {
    if (spot.t === 'stock') return sourceMark('stock', played, best);
    return spot.t === 'pile' ? sourceMark(spot.seat, played, best) : undefined;
  };
  const spots: readonly Spot[] = [
    { t: 'stock' },
    ...game.seats.map((_, index) => ({ t: 'pile', seat: index + 1 }) as const),
  ];
  const marks = new Set([...cards.map(({ mark }) => mark), ...spots.map(markOf)]);
  const hand = words('replay').table.hand(seat, cards.length, naming);
  return (
    <SmallTable
      role="group"
      label={words('review').page.position}
      table={table}
      faces={game.seats}
      names={drawnNames({ table, names: naming.names, own: seat })}
      own={seat}
      markOf={markOf}
      centre={<p>{ladderStanding(table, seat)}</p>}
    >
      <CardFan
        cards={cards}
        says={`${hand}: ${words('game').cards(cards.map(({ card }) => card))}`}
      />
      <Legend marks={(['played', 'better'] as const).filter((mark) => marks.has(mark))} />
    </SmallTable>
  );
}

function Legend({ marks }: { readonly marks: readonly HandMark[] }) {
  if (marks.length === 0) return null;
  return (
    <p class="row small">
      {marks.map((mark) => (
        <span key={mark} class="row tight" data-mark={mark}>
          <MarkSign mark={mark} />
          {words('review').page.marks[mark]}
        </span>
      ))}
    </p>
  );
}

/** How heavy a verdict weighs: that many marks before the word. */
const WEIGHTS: { readonly [V in CoachVerdict]: number } = {
  'only-move': 0,
  best: 0,
  open: 0,
  hinted: 0,
  slip: 1,
  mistake: 2,
  blunder: 3,
};

/** The coach's word for a decision, told apart by more than its colour. */
export function VerdictChip({ verdict }: { readonly verdict: CoachVerdict }) {
  return (
    <span
      class="chip"
      data-tone={isFaulted(verdict) ? 'bad' : verdict === 'best' ? 'good' : undefined}
    >
      {isFaulted(verdict) && <span aria-hidden="true">{'▾'.repeat(WEIGHTS[verdict])}</span>}
      {words('review').verdicts[verdict]}
    </span>
  );
}
