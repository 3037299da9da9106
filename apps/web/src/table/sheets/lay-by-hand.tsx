/** The level put together card by card. */
import { useSignal } from '@preact/signals';
import {
  ladderOfSeat,
  layableLevels,
  type LayLevel,
  type Part,
  type Refusal,
  type Seat,
} from '@palier/rules';
import { useEffect, useRef } from 'preact/hooks';
import { CardView } from '../../board/card.tsx';
import { ui, words } from '../../state/words.ts';
import { emptyDraft, isFull, nextPart, put, readDraft, type Draft } from '../laying.ts';
import { Reason } from '../refusal.tsx';
import type { HandCard } from '../hand-order.ts';
import type { TableModel } from '../table-model.ts';
import { LayingView } from './laying-view.tsx';

type Props = { readonly model: TableModel; readonly seat: Seat };

export function LayByHand({ model, seat }: Props) {
  const { table } = model.view.value;
  const open = layableLevels(table, seat);
  const level = useSignal(model.aim.value?.level ?? open[0]!);
  const { levels } = ladderOfSeat(table.setup, seat);
  const asked = levels[level.value - 1]!;
  const draft = useSignal<Draft>(emptyDraft(asked));
  const part = useSignal(0);
  const meanings = useSignal<readonly LayLevel[]>([]);
  const refusal = useSignal<Refusal | undefined>(undefined);
  const isBack = useRef(false);
  const say = ui().table;

  const begin = (next: number): void => {
    level.value = next;
    draft.value = emptyDraft(levels[next - 1]!);
    part.value = 0;
    refusal.value = undefined;
  };
  const toggle = (key: string): void => {
    draft.value = put(draft.value, asked, { key, part: part.value });
    part.value = nextPart(draft.value, asked, part.value);
    refusal.value = undefined;
  };
  const lay = (): void => {
    const reading = readDraft(model.view.value, {
      level: level.value,
      draft: draft.value,
      hand: model.hand.value,
    });
    if (reading.t === 'refused') refusal.value = reading.refusal;
    else if (reading.t === 'meanings') meanings.value = reading.commands;
    else void model.act(reading.command);
  };

  if (meanings.value.length > 0) {
    return (
      <Meanings
        model={model}
        seat={seat}
        commands={meanings.value}
        onBack={() => {
          isBack.current = true;
          meanings.value = [];
        }}
      />
    );
  }
  return (
    <>
      {open.length > 1 && (
        <label class="field">
          <span>{say.whichLevel}</span>
          <select onChange={({ currentTarget }) => begin(Number(currentTarget.value))}>
            {open.map((number) => (
              <option key={number} value={number} selected={number === level.value}>
                {say.level(number)}: {words().level(levels[number - 1]!)}
              </option>
            ))}
          </select>
        </label>
      )}
      <p>{say.byHandAbout}</p>
      <div class="draft-parts">
        {asked.map((one, index) => (
          <DraftPart
            key={index}
            part={one}
            cards={draft.value[index]!.flatMap(
              (key) => model.hand.value.find((card) => card.key === key) ?? [],
            )}
            isActive={part.value === index}
            onChoose={() => {
              part.value = index;
            }}
          />
        ))}
      </div>
      <div class="choose-cards">
        {model.hand.value.map(({ key, card }) => {
          const isUsed = draft.value.some((keys) => keys.includes(key));
          return (
            <button
              key={key}
              type="button"
              class={isUsed ? 'choose-card card-holder card-dim' : 'choose-card card-holder'}
              aria-pressed={isUsed}
              onClick={() => toggle(key)}
            >
              <span class="visually-hidden">{words().card(card)}</span>
              <CardView card={card} />
            </button>
          );
        })}
      </div>
      {refusal.value !== undefined && (
        <div class="sheet-refusal" role="alert">
          <Reason model={model} refusal={refusal.value} />
        </div>
      )}
      <div class="sheet-actions">
        <button
          type="button"
          class="button button-primary"
          // Whoever comes back from the meanings goes on here.
          ref={(button) => {
            if (isBack.current) button?.focus();
            isBack.current = false;
          }}
          disabled={!isFull(draft.value, asked)}
          onClick={lay}
        >
          {say.layThis}
        </button>
      </div>
    </>
  );
}

type PartProps = {
  readonly part: Part;
  readonly cards: readonly HandCard[];
  readonly isActive: boolean;
  readonly onChoose: () => void;
};

function DraftPart({ part, cards, isActive, onChoose }: PartProps) {
  const name = words().part(part);
  const say = ui().table;
  const content = cards.length === 0 ? say.partEmpty : words().cards(cards.map(({ card }) => card));
  return (
    <button type="button" class="draft-part" aria-pressed={isActive} onClick={onChoose}>
      <span class="visually-hidden">{`${say.partFilled(name, cards.length, part.size)}, ${content}`}</span>
      <span class="draft-part-name" aria-hidden="true">
        {name}
      </span>
      <span class="draft-part-cards" aria-hidden="true">
        {Array.from({ length: part.size }, (_, index) => {
          const card = cards[index];
          return card === undefined ? (
            <span key={index} class="draft-place" />
          ) : (
            <CardView key={card.key} card={card.card} />
          );
        })}
      </span>
    </button>
  );
}

type MeaningsProps = Props & {
  readonly commands: readonly LayLevel[];
  readonly onBack: () => void;
};

/** Asked only where the cards leave it open. */
function Meanings({ model, seat, commands, onBack }: MeaningsProps) {
  const say = ui().table;
  const question = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone.
  useEffect(() => question.current?.focus(), []);
  return (
    <>
      <h3 ref={question} tabIndex={-1}>
        {say.whichMeaning}
      </h3>
      <div class="meanings">
        {commands.map((command, index) => (
          <button key={index} type="button" class="meaning" onClick={() => void model.act(command)}>
            <LayingView model={model} seat={seat} command={command} />
          </button>
        ))}
      </div>
      <div class="sheet-actions">
        <button type="button" class="button" onClick={onBack}>
          {say.back}
        </button>
      </div>
    </>
  );
}
