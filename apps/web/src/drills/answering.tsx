/** The question and what it is answered with: the hand, the parts of a laying, the buttons. */
import { ladderOfSeat, layableLevels, type AddCard, type Command } from '@palier/rules';
import { laidMelds, type Spot } from '@palier/table/seat';
import { useEffect, useRef } from 'preact/hooks';
import { CardView } from '../board/card.tsx';
import { CardList, PartSlots } from '../board/cards.tsx';
import { LaidInRow } from '../board/melds.tsx';
import type { SpotTouch } from '../board/spot.ts';
import { SmallTable } from '../board/table.tsx';
import { makeRoute } from '../state/router.ts';
import { words } from '../state/words.ts';
import { drawnNames, slotOf } from '../table/naming.ts';
import { type Attempt, facesOf, namingIn } from './attempt.ts';
import { Result } from './result.tsx';
import { Button } from '../ui/button.tsx';

type Props = { readonly attempt: Attempt };

/** `onNext` and its words: what follows once it is answered. */
type AnsweringProps = Props & {
  readonly next?: string;
  readonly onNext?: () => void;
  /** Whoever lets themselves be shown the answer has answered wrong. */
  readonly isCounted?: boolean;
};

export function Answering({ attempt, next, onNext, isCounted = false }: AnsweringProps) {
  const isOver = attempt.outcome.value !== undefined;
  return (
    <div class="stack drill" data-kind={attempt.drill.kind}>
      <Question attempt={attempt} />
      <DrillTable attempt={attempt} />
      {!isOver && attempt.asked.value !== undefined && <Parts attempt={attempt} />}
      <HandOfDrill attempt={attempt} />
      {!isOver && <Ways attempt={attempt} />}
      {!isOver && <RefusalOf attempt={attempt} />}
      {isOver ? <Result attempt={attempt} /> : <Actions attempt={attempt} isCounted={isCounted} />}
      {isOver && onNext !== undefined && (
        <div class="drill-onward">
          <Button class="button-primary button-wide drill-main" onClick={onNext}>
            {next ?? words('drills').next}
          </Button>
        </div>
      )}
    </div>
  );
}

function Question({ attempt }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led to the next question is gone.
  useEffect(() => {
    if (!isFocusLost()) return;
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [attempt]);
  const { drill, seat } = attempt;
  const { table } = attempt.view.value;
  const say = words('drills');
  const laid = table.laid[seat - 1];
  const level = layableLevels(table, seat)[0];
  const question =
    drill.form === 'laying' && drill.goal === 'best'
      ? say.questions.layBest
      : say.questions[drill.kind];
  const how =
    drill.form === 'turn'
      ? laid === undefined
        ? say.how.outLay
        : say.how.outAdd
      : say.how[drill.kind];
  return (
    <div class="stack tight">
      <p class="accent strong">
        {laid !== undefined
          ? say.hasLaid(laid, table.setup.edition)
          : say.level(
              level!,
              words('game').level(ladderOfSeat(table.setup, seat).levels[level! - 1]!),
              table.setup.edition,
            )}
      </p>
      <h2 ref={heading} tabIndex={-1}>
        {question}
      </h2>
      {attempt.outcome.value === undefined && <p class="soft small">{how}</p>}
    </div>
  );
}

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function DrillTable({ attempt }: Props) {
  const view = attempt.view.value;
  const { table } = view;
  const faces = facesOf(view);
  const names = faces.map(({ name }) => name);
  const move = moveInCentre(attempt);
  return (
    <SmallTable
      role="region"
      label={words('drills').table}
      table={table}
      faces={faces}
      names={drawnNames({ table, names, own: attempt.seat })}
      own={attempt.seat}
      touch={(spot) => touchOf(attempt, spot)}
      {...((attempt.drill.form === 'pile' || move !== undefined) && {
        centre: <p>{move && words('game').move(move, attempt.drill.view.table, namingIn(view))}</p>,
      })}
    />
  );
}

/** What is said between the piles: where to draw from, or what was thrown on one's own. */
function moveInCentre({ drill, source, outcome }: Attempt): Command | undefined {
  if (drill.form === 'pile') return source.value;
  const last = outcome.value?.answer.at(-1);
  return last?.t === 'discard' ? last : undefined;
}

/** Where to draw from: the stock and every pile with a card. To go out: what a card may go to. */
function touchOf(attempt: Attempt, spot: Spot): SpotTouch | undefined {
  const isOff = attempt.outcome.value !== undefined;
  const { form } = attempt.drill;
  if (form === 'pile') {
    const command = drawingFrom(attempt, spot);
    const chosen = attempt.source.value;
    return (
      command && {
        isOff,
        isPressed: chosen !== undefined && isSame(chosen, command),
        onTouch: () => (attempt.source.value = command),
      }
    );
  }
  if (form !== 'turn' || isOff || spot.t !== 'meld') return undefined;
  const isLit = attempt.asked.value === undefined && attempt.fits(spot.seat, spot.meld);
  return {
    lit: isLit ? words('table').isTarget : undefined,
    onTouch: () => attempt.add(spot.seat, spot.meld),
  };
}

function drawingFrom({ drill }: Attempt, spot: Spot): Command | undefined {
  if (spot.t === 'stock') return { t: 'drawCard' };
  const isPile = spot.t === 'pile' && drill.view.table.discards[spot.seat - 1]!.length > 0;
  return isPile ? { t: 'takeCard', from: spot.seat } : undefined;
}

function isSame(one: Command, other: Command): boolean {
  return one.t === other.t && (one.t !== 'takeCard' || one.from === (other as typeof one).from);
}

function Parts({ attempt }: Props) {
  return (
    <PartSlots
      slots={attempt.asked.value!.map((part, index) =>
        slotOf(
          part,
          attempt.cardsOf(index).map(({ card }) => card),
        ),
      )}
      active={attempt.part.value}
      onChoose={(index) => (attempt.part.value = index)}
    />
  );
}

function HandOfDrill({ attempt }: Props) {
  const element = useRef<HTMLDivElement>(null);
  // A button that cannot be pressed any more loses the focus, and so does a card that is gone.
  useEffect(() => {
    const hasMoved = attempt.line.peek().length > 0 && attempt.outcome.peek() === undefined;
    if (hasMoved && isFocusLost()) {
      element.current?.querySelector<HTMLElement>('.card-list button')?.focus();
    }
  }, [attempt.line.value.length]);
  const hand = attempt.hand.value;
  const say = words('table');
  const other = attempt.sort.value === 'value' ? 'colour' : 'value';
  const isOver = attempt.outcome.value !== undefined;
  const isFixed = isOver || attempt.drill.form === 'pile';
  return (
    <div ref={element}>
      <div class="row spread soft small drill-hand-head">
        <span>{say.hand(hand.length)}</span>
        <Button icon="sort" class="button-quiet" onClick={() => (attempt.sort.value = other)}>
          {say.sorts[other]}
        </Button>
      </div>
      <CardList
        class="drill-hand"
        label={say.hand(hand.length)}
        says={words('game').card}
        cards={hand.map(({ key, card }) => {
          const isUsed = attempt.draft.value.some((keys) => keys.includes(key));
          const isChosen = attempt.chosen.value === key;
          const look = isChosen ? 'selected' : isUsed && !isOver ? 'dim' : undefined;
          return { key, card, look, isPressed: isUsed || isChosen };
        })}
        {...(!isFixed && { onTouch: ({ key }) => attempt.choose(key!) })}
      />
    </div>
  );
}

/** Asked only where the cards leave it open. */
function Ways({ attempt }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const ways = attempt.ways.value;
  useEffect(() => heading.current?.focus(), [ways]);
  if (ways.length === 0) return null;
  const say = words('table');
  const title = ways[0]!.t === 'layLevel' ? say.whichMeaning : say.whichWay;
  return (
    <div class="panel stack" role="group" aria-label={title}>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {ways.map((command, index) => (
        <button
          key={index}
          type="button"
          class="row drill-way"
          onClick={() => attempt.act(command)}
        >
          {command.t === 'layLevel' ? (
            <LaidInRow
              melds={laidMelds(command, attempt.asked.value ?? [])}
              says={words('game').cards}
              size="small"
            />
          ) : (
            <AddedWay command={command} />
          )}
        </button>
      ))}
    </div>
  );
}

function AddedWay({ command }: { readonly command: AddCard }) {
  return (
    <span class="row drill-way-card">
      <CardView card={command.card} />
      <span>{words('game').placed(command.card)}</span>
    </span>
  );
}

function RefusalOf({ attempt }: Props) {
  const refusal = attempt.refusal.value;
  const held = attempt.held.value;
  return (
    <div role="alert">
      {held !== undefined && (
        <p class="panel" data-tone="accent">
          {words('drills').stillHeld(held)}
        </p>
      )}
      {refusal !== undefined && (
        <div class="panel stack" data-tone="bad">
          <p>{words('game').refusal(refusal, namingIn(attempt.view.value))}</p>
          <a href={makeRoute({ t: 'rules', rule: refusal.rule })}>
            {words('table').whyRule} <small>{refusal.rule}</small>
          </a>
        </div>
      )}
    </div>
  );
}

function Actions({ attempt, isCounted }: Props & { readonly isCounted: boolean }) {
  const { drill } = attempt;
  const say = words('drills');
  const { canDiscard, source, isDraftFull, asked } = attempt;
  const [says, isReady, act]: readonly [string, boolean, () => void] =
    asked.value !== undefined
      ? [say.confirm.lay, isDraftFull.value, () => attempt.lay()]
      : drill.form === 'pile'
        ? [say.confirm.draw, source.value !== undefined, () => attempt.draw()]
        : [
            drill.form === 'turn' ? words('table').discard : say.confirm.discard,
            canDiscard.value,
            () => attempt.discard(),
          ];
  return (
    <div class="row">
      {drill.form === 'turn' && attempt.line.value.length > 0 && (
        <Button icon="undo" onClick={() => attempt.startOver()}>
          {say.startOver}
        </Button>
      )}
      {(drill.form === 'laying' || drill.form === 'turn') && (
        <Button onClick={() => attempt.giveUp()}>
          {isCounted ? say.showMeCounts : say.showMe}
        </Button>
      )}
      <Button class="button-primary drill-main" disabled={!isReady} onClick={act}>
        {says}
      </Button>
    </div>
  );
}

/** While the next position is looked for. */
export function Looking() {
  return (
    <p class="soft centred drill-looking" role="status">
      {words('drills').looking}
    </p>
  );
}
