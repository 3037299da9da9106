/** The level put together card by card. */
import { useSignal } from '@preact/signals';
import { ladderOfSeat, layableLevels, type LayLevel, type Refusal, type Seat } from '@palier/rules';
import {
  emptyDraft,
  fitsOf,
  isFull,
  laidMelds,
  type LayingDraft,
  nextPart,
  put,
  readDraft,
} from '@palier/table/seat';
import { useEffect, useRef } from 'preact/hooks';
import { CardList, PartSlots, type SlotMark } from '../../board/cards.tsx';
import { LaidInRow } from '../../board/melds.tsx';
import { words } from '../../state/words.ts';
import { slotOf } from '../naming.ts';
import { RefusalReason } from '../refusal.tsx';
import type { TableModel } from '../table-model.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select.tsx';

type Props = { readonly model: TableModel; readonly seat: Seat };

type ByHandProps = Props & {
  /** Somebody has begun. */
  readonly onBegin: () => void;
};

export function LayByHand({ model, seat, onBegin }: ByHandProps) {
  const { table } = model.view.value;
  const open = layableLevels(table, seat);
  const level = useSignal(model.aim.value?.level ?? open[0]!);
  const { levels } = ladderOfSeat(table.setup, seat);
  const asked = levels[level.value - 1]!;
  const draft = useSignal<LayingDraft>(emptyDraft(asked));
  const part = useSignal(0);
  const meanings = useSignal<readonly LayLevel[]>([]);
  const refusal = useSignal<Refusal | undefined>(undefined);
  const isBack = useRef(false);
  const say = words('table');

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
    onBegin();
  };
  const drafted = { level: level.value, draft: draft.value, hand: model.hand.value };
  const lay = (): void => {
    const reading = readDraft(model.view.value, drafted);
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
        <SelectField
          label={say.whichLevel}
          value={level.value}
          values={open}
          nameOf={(number) =>
            say.levelAsks(number, words('game').level(levels[number - 1]!), table.setup.edition)
          }
          onChoose={begin}
        />
      )}
      <p>{words('tableSheets').byHandAbout}</p>
      <PartSlots
        slots={fitsOf(model.view.value, drafted).map((fits, index) => {
          const keys = draft.value[index]!;
          const cards = keys.flatMap(
            (key) => model.hand.value.find((card) => card.key === key)?.card ?? [],
          );
          return { ...slotOf(asked[index], cards), ...(fits !== undefined && markOf(fits)) };
        })}
        active={part.value}
        onChoose={(index) => (part.value = index)}
      />
      <CardList
        class="choose-cards"
        says={words('game').card}
        cards={model.hand.value.map(({ key, card }) => {
          const isPressed = draft.value.some((keys) => keys.includes(key));
          return { key, card, isPressed, look: isPressed ? 'dim' : undefined };
        })}
        onTouch={({ key }) => toggle(key!)}
      />
      <div class="sheet-actions">
        <WhyNotLaid model={model} refusal={refusal.value} />
        <Button
          class="button-primary"
          // Whoever comes back from the meanings goes on here.
          ref={(button) => {
            if (isBack.current) button?.focus();
            isBack.current = false;
          }}
          disabled={!isFull(draft.value, asked)}
          onClick={lay}
        >
          {words('tableSheets').layThis}
        </Button>
      </div>
    </>
  );
}

function markOf(fits: boolean): { readonly mark: SlotMark } {
  const says = words('tableSheets').slot[fits ? 'fits' : 'unfit'];
  return { mark: { fits, says } };
}

/** As `PartSlots` marks it. */
const UNFIT = '[data-fits="false"]';

type WhyProps = { readonly model: TableModel; readonly refusal: Refusal | undefined };

/** Beside the button that was pressed, and with it in sight. */
export function WhyNotLaid({ model, refusal }: WhyProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = element;
    if (current === null) return;
    // The combination that it is about may have been scrolled away. With large letters there is no room
    // for both, and this does not stay in sight by itself.
    current.closest('dialog')?.querySelector(UNFIT)?.scrollIntoView({ block: 'nearest' });
    if (current.getBoundingClientRect().bottom > innerHeight) current.scrollIntoView();
  }, [refusal]);
  if (refusal === undefined) return null;
  return (
    <div ref={element} class="lay-refusal" role="alert">
      <RefusalReason model={model} refusal={refusal} />
    </div>
  );
}

type MeaningsProps = Props & {
  readonly commands: readonly LayLevel[];
  readonly onBack: () => void;
};

/** Asked only where the cards leave it open. */
function Meanings({ model, seat, commands, onBack }: MeaningsProps) {
  const say = words('table');
  const question = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone.
  useEffect(() => question.current?.focus(), []);
  return (
    <>
      <h3 ref={question} tabIndex={-1}>
        {say.whichMeaning}
      </h3>
      <div class="stack snug">
        {commands.map((command, index) => (
          <button key={index} type="button" class="meaning" onClick={() => void model.act(command)}>
            <LayingView model={model} seat={seat} command={command} />
          </button>
        ))}
      </div>
      <div class="sheet-actions">
        <Button onClick={onBack}>{say.back}</Button>
      </div>
    </>
  );
}

/** The combinations of a laying, drawn and named. */
export function LayingView({ model, seat, command }: Props & { readonly command: LayLevel }) {
  const { setup, left } = model.view.value.table;
  const number = command.level ?? left[seat - 1]![0]!;
  const asked = ladderOfSeat(setup, seat).levels[number - 1] ?? [];
  return <LaidInRow melds={laidMelds(command, asked)} says={words('game').cards} />;
}
