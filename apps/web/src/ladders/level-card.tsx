/** One level: what it asks for in words and drawn, its odds, and opened the means to change it. */
import {
  LADDER_LIMITS,
  isFault,
  levelSize,
  type EditionId,
  type Fault,
  type Level,
} from '@palier/rules';
import type { ComponentChildren } from 'preact';
import { Glyph } from '../board/icons.tsx';
import { words } from '../state/words.ts';
import { canTakePart, withAnotherPart, withPart, withoutPart } from './edits.ts';
import { LevelOddsLine, LevelOddsList } from './level-odds.tsx';
import { LevelArt } from './part-art.tsx';
import { PartRow } from './part-row.tsx';
import { sayFault } from './say-fault.ts';
import { Button, IconButton } from '../ui/button.tsx';

type LevelCardProps = {
  readonly edition: EditionId;
  readonly level: Level;
  /** From 1. */
  readonly number: number;
  readonly fault: Fault | undefined;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onChange: (level: Level) => void;
  readonly children: ComponentChildren;
};

export function LevelCard(props: LevelCardProps) {
  const { edition, level, number, fault, isOpen, onOpen } = props;
  const says = words('ladders').edit;
  return (
    <li class="panel ladder-level" data-wrong={fault !== undefined}>
      <details
        class="fold"
        open={isOpen}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open !== isOpen) onOpen(currentTarget.open);
        }}
      >
        <summary>
          <span class="level-badge">
            <span class="visually-hidden">{says.level(number)}</span>
            <span aria-hidden="true">{number}</span>
          </span>
          <span class="ladder-asks stack grow">
            <span class="choice-title">
              {level.length === 0 ? says.empty : words('game').level(level)}
            </span>
            <LevelArt level={level} />
            {fault === undefined && <LevelOddsLine edition={edition} level={level} />}
          </span>
        </summary>
        {isOpen && <LevelForm {...props} />}
      </details>
      <div role="alert">{isFault(fault) && <p class="problem">{sayFault(fault)}</p>}</div>
    </li>
  );
}

function LevelForm({ edition, level, number, fault, onChange, children }: LevelCardProps) {
  const says = words('ladders').edit;
  return (
    <div class="ladder-level-form stack roomy">
      <ul class="ruled" aria-label={says.parts(number)}>
        {level.map((part, index) => (
          <PartRow
            key={index}
            part={part}
            number={index + 1}
            onChange={(next) => onChange(withPart(level, index, next))}
            onRemove={() => onChange(withoutPart(level, index))}
          />
        ))}
      </ul>
      <div class="ladder-row row">
        <Button
          disabled={!canTakePart(level)}
          onClick={() => onChange(withAnotherPart(level))}
          icon="plus"
        >
          {says.addPart}
        </Button>
        <span class="soft small">{says.sum(levelSize(level), LADDER_LIMITS.cards)}</span>
      </div>
      {fault === undefined && <LevelOddsList edition={edition} level={level} number={number} />}
      <div class="row joined ladder-tools">{children}</div>
    </div>
  );
}

const TOOLS = {
  up: 'M12 19V6M6 11l6-6 6 6',
  down: 'M12 5v13M6 13l6 6 6-6',
  double: 'M9 9h11v11H9zM15 9V4H4v11h5',
  remove: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
} as const;

type ToolProps = {
  readonly sign: keyof typeof TOOLS;
  readonly says: string;
  readonly isOff?: boolean;
  readonly onUse: () => void;
};

export function Tool({ sign, says, isOff = false, onUse }: ToolProps) {
  return (
    <IconButton says={says} title={says} disabled={isOff} onClick={onUse}>
      <Glyph path={TOOLS[sign]} />
    </IconButton>
  );
}
