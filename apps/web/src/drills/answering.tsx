/** The question and what it is answered with: the hand, the parts of a laying, the buttons. */
import { ladderOfSeat, layableLevels, type AddCard, type LayLevel, type Part } from '@palier/rules';
import { useEffect, useRef } from 'preact/hooks';
import { CardView } from '../board/card.tsx';
import { Icon } from '../board/icons.tsx';
import { MeldView } from '../board/melds.tsx';
import { makeRoute } from '../state/router.ts';
import { ui, words } from '../state/words.ts';
import type { Attempt } from './attempt.ts';
import { DrillTable } from './drill-table.tsx';
import { drillsWords } from './drills-words.ts';
import { Result } from './result.tsx';
import { namingIn } from './seats.ts';

type Props = { readonly attempt: Attempt };

/** `onNext` and its words: what follows once it is answered. */
export type AnsweringProps = Props & { readonly next?: string; readonly onNext?: () => void };

export function Answering({ attempt, next, onNext }: AnsweringProps) {
  const isOver = attempt.outcome.value !== undefined;
  return (
    <div class="drill" data-kind={attempt.drill.kind}>
      <Question attempt={attempt} />
      <DrillTable attempt={attempt} />
      {!isOver && attempt.asked.value !== undefined && <Parts attempt={attempt} />}
      <HandOfDrill attempt={attempt} />
      {!isOver && <Ways attempt={attempt} />}
      {!isOver && <RefusalOf attempt={attempt} />}
      {isOver ? (
        <Result
          attempt={attempt}
          {...(next !== undefined && { next })}
          {...(onNext && { onNext })}
        />
      ) : (
        <Actions attempt={attempt} />
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
  const say = drillsWords();
  const laid = table.laid[seat - 1];
  const level = layableLevels(table, seat)[0];
  const question =
    drill.kind === 'lay' && drill.goal === 'best'
      ? say.questions.layBest
      : say.questions[drill.kind];
  const how =
    drill.kind === 'out'
      ? laid === undefined
        ? say.how.outLay
        : say.how.outAdd
      : say.how[drill.kind];
  return (
    <div class="drill-question">
      <p class="drill-level">
        {laid !== undefined
          ? say.hasLaid(laid)
          : say.level(level!, words().level(ladderOfSeat(table.setup, seat).levels[level! - 1]!))}
      </p>
      <h2 ref={heading} tabIndex={-1}>
        {question}
      </h2>
      {attempt.outcome.value === undefined && <p class="drill-how">{how}</p>}
    </div>
  );
}

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function Parts({ attempt }: Props) {
  return (
    <div class="drill-parts">
      {attempt.asked.value!.map((part, index) => (
        <PartButton key={index} attempt={attempt} part={part} index={index} />
      ))}
    </div>
  );
}

function PartButton({
  attempt,
  part,
  index,
}: Props & { readonly part: Part; readonly index: number }) {
  const cards = attempt.cardsOf(index);
  const say = ui().table;
  const name = words().part(part);
  const content = cards.length === 0 ? say.partEmpty : words().cards(cards.map(({ card }) => card));
  return (
    <button
      type="button"
      class="drill-part"
      aria-pressed={attempt.part.value === index}
      onClick={() => {
        attempt.part.value = index;
      }}
    >
      <span class="visually-hidden">{`${say.partFilled(name, cards.length, part.size)}, ${content}`}</span>
      <span class="drill-part-name" aria-hidden="true">
        {name}
      </span>
      <span class="drill-part-cards" aria-hidden="true">
        {Array.from({ length: part.size }, (_, place) => {
          const card = cards[place];
          return card === undefined ? (
            <span key={place} class="drill-place" />
          ) : (
            <CardView key={card.key} card={card.card} />
          );
        })}
      </span>
    </button>
  );
}

function HandOfDrill({ attempt }: Props) {
  const cards = useRef<HTMLDivElement>(null);
  // A button that cannot be pressed any more loses the focus, and so does a card that is gone.
  useEffect(() => {
    const hasMoved = attempt.line.peek().length > 0 && attempt.outcome.peek() === undefined;
    if (hasMoved && isFocusLost()) cards.current?.querySelector('button')?.focus();
  }, [attempt.line.value.length]);
  const hand = attempt.hand.value;
  const say = ui().table;
  const other = attempt.sort.value === 'value' ? 'colour' : 'value';
  const isOver = attempt.outcome.value !== undefined;
  const isFixed = isOver || attempt.drill.kind === 'draw';
  return (
    <div class="drill-hand-area">
      <div class="drill-hand-head">
        <span>{say.hand(hand.length)}</span>
        <button
          type="button"
          class="button button-quiet"
          onClick={() => {
            attempt.sort.value = other;
          }}
        >
          <Icon name="sort" />
          {say.sorts[other]}
        </button>
      </div>
      <div ref={cards} class="drill-hand" role="group" aria-label={say.hand(hand.length)}>
        {hand.map(({ key, card }) => {
          const isUsed = attempt.draft.value.some((keys) => keys.includes(key));
          const isChosen = attempt.chosen.value === key;
          const classes = [
            'drill-card',
            'card-holder',
            isUsed && !isOver ? 'card-dim' : '',
            isChosen ? 'card-selected' : '',
          ];
          return isFixed ? (
            <span key={key} class={classes.filter(Boolean).join(' ')}>
              <CardView card={card} />
              <span class="visually-hidden">{words().card(card)}</span>
            </span>
          ) : (
            <button
              key={key}
              type="button"
              class={classes.filter(Boolean).join(' ')}
              aria-pressed={isUsed || isChosen}
              onClick={() => attempt.choose(key)}
            >
              <span class="visually-hidden">{words().card(card)}</span>
              <CardView card={card} />
            </button>
          );
        })}
      </div>
    </div>
  );
}

/** Asked only where the cards leave it open. */
function Ways({ attempt }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const ways = attempt.ways.value;
  useEffect(() => heading.current?.focus(), [ways]);
  if (ways.length === 0) return null;
  const say = ui().table;
  const title = ways[0]!.t === 'layLevel' ? say.whichMeaning : say.whichWay;
  return (
    <div class="drill-ways panel" role="group" aria-label={title}>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {ways.map((command, index) => (
        <button key={index} type="button" class="drill-way" onClick={() => attempt.act(command)}>
          {command.t === 'layLevel' ? (
            <LaidWay attempt={attempt} command={command} />
          ) : (
            <AddedWay command={command} />
          )}
        </button>
      ))}
    </div>
  );
}

function LaidWay({ attempt, command }: Props & { readonly command: LayLevel }) {
  const asked = attempt.asked.value ?? [];
  return (
    <>
      {command.melds.map((cards, index) => (
        <span key={index}>
          <MeldView meld={{ kind: asked[index]?.kind ?? 'run', cards }} size="small" />
          <span class="visually-hidden">{words().cards(cards)}</span>
        </span>
      ))}
    </>
  );
}

function AddedWay({ command }: { readonly command: AddCard }) {
  return (
    <span class="drill-way-card">
      <CardView card={command.card} />
      <span>{words().placed(command.card)}</span>
    </span>
  );
}

function RefusalOf({ attempt }: Props) {
  const refusal = attempt.refusal.value;
  return (
    <div role="alert">
      {refusal !== undefined && (
        <div class="drill-refusal panel">
          <p>{words().refusal(refusal, namingIn(attempt.view.value))}</p>
          <a href={makeRoute({ t: 'rules', rule: refusal.rule })}>
            {ui().table.seeRule(refusal.rule)}
          </a>
        </div>
      )}
    </div>
  );
}

function Actions({ attempt }: Props) {
  const { drill } = attempt;
  const say = drillsWords();
  const isLaying = attempt.asked.value !== undefined;
  const main = isLaying
    ? { says: say.confirm.lay, isReady: attempt.isDraftFull.value, act: () => attempt.lay() }
    : drill.kind === 'draw'
      ? {
          says: say.confirm.draw,
          isReady: attempt.source.value !== undefined,
          act: () => attempt.draw(),
        }
      : {
          says: drill.kind === 'out' ? ui().table.discard : say.confirm.discard,
          isReady: attempt.chosen.value !== undefined,
          act: () => attempt.discard(),
        };
  return (
    <div class="drill-actions">
      {drill.kind === 'out' && attempt.line.value.length > 0 && (
        <button type="button" class="button" onClick={() => attempt.startOver()}>
          <Icon name="undo" />
          {say.startOver}
        </button>
      )}
      {(drill.kind === 'lay' || drill.kind === 'out') && attempt.line.value.length === 0 && (
        <button type="button" class="button" onClick={() => attempt.giveUp()}>
          {say.showMe}
        </button>
      )}
      <button
        type="button"
        class="button button-primary drill-main"
        disabled={!main.isReady}
        onClick={main.act}
      >
        {main.says}
      </button>
    </div>
  );
}
