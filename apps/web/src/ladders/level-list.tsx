/** The levels of a ladder, to be changed, moved, doubled and removed; one is open at a time. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../state/words.ts';
import type { OwnLadder } from '../new-game/ladder-code.ts';
import {
  canGrow,
  doubledLevel,
  movedLevel,
  withAnotherLevel,
  withLevel,
  withoutLevel,
  type Levels,
} from './edits.ts';
import { faultsOf, wholeFault } from './faults.ts';
import { LevelCard, Tool } from './level-card.tsx';
import { sayFault } from './say-fault.ts';
import { Button } from '../ui/button.tsx';

type LevelListProps = {
  readonly ladder: OwnLadder;
  readonly onChange: (levels: Levels) => void;
};

export function LevelList({ ladder, onChange }: LevelListProps) {
  const { edit: says, odds } = words('ladders');
  const open = useSignal<number | undefined>(undefined);
  const news = useSignal('');
  const list = useRef<HTMLOListElement>(null);
  const isDue = useRef(false);
  const { edition, levels } = ladder;
  const faults = faultsOf(ladder);
  const whole = wholeFault(ladder);

  // What was pressed may have moved away or be gone: the level that is open is the place to be.
  useEffect(() => {
    if (!isDue.current) return;
    isDue.current = false;
    const summaries = list.current?.querySelectorAll('summary');
    summaries?.[open.peek() ?? levels.length - 1]?.focus();
  });

  function change(next: Levels, at: number | undefined, said: string): void {
    open.value = at;
    news.value = said;
    isDue.current = true;
    onChange(next);
  }

  return (
    <section class="stack" aria-labelledby="ladder-levels">
      <h2 id="ladder-levels">{says.levels}</h2>
      <p class="soft small">{odds.about}</p>
      <ol ref={list} class="stack snug">
        {levels.map((level, index) => (
          <LevelCard
            key={index}
            edition={edition}
            level={level}
            number={index + 1}
            fault={faults[index]}
            isOpen={open.value === index}
            onOpen={(isOpen) => {
              open.value = isOpen ? index : undefined;
            }}
            onChange={(next) => onChange(withLevel(levels, index, next))}
          >
            <Tool
              sign="up"
              says={says.moveUp(index + 1)}
              isOff={index === 0}
              onUse={() => move(index, index - 1)}
            />
            <Tool
              sign="down"
              says={says.moveDown(index + 1)}
              isOff={index === levels.length - 1}
              onUse={() => move(index, index + 1)}
            />
            <Tool
              sign="double"
              says={says.duplicate(index + 1)}
              isOff={!canGrow(levels)}
              onUse={() => {
                change(doubledLevel(levels, index), index + 1, says.doubled(index + 1));
              }}
            />
            <Tool
              sign="remove"
              says={says.removeLevel(index + 1)}
              isOff={levels.length === 1}
              onUse={() => {
                change(withoutLevel(levels, index), undefined, says.removed(index + 1));
              }}
            />
          </LevelCard>
        ))}
      </ol>
      <div role="alert">{whole !== undefined && <p class="problem">{sayFault(whole)}</p>}</div>
      <Button
        disabled={!canGrow(levels)}
        onClick={() => {
          const next = withAnotherLevel(levels);
          change(next, levels.length, says.added(next.length));
        }}
        icon="plus"
      >
        {says.addLevel}
      </Button>
      <p class="visually-hidden" role="status">
        {news.value}
      </p>
    </section>
  );

  function move(from: number, to: number): void {
    change(movedLevel(levels, from, to), to, says.moved(from + 1, to + 1));
  }
}
