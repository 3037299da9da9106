/** How far somebody is: the level they are on, or on an open ladder those that are left. */
import type { Ladder } from '@palier/rules';
import { words } from '../state/words.ts';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/select.tsx';

type LevelsLeftProps = {
  /** Whose, where that stands nowhere else. */
  readonly name?: string;
  readonly ladder: Ladder;
  readonly left: readonly number[];
  readonly onChange: (left: readonly number[]) => void;
};

export function LevelsLeft(props: LevelsLeftProps) {
  return props.ladder.mode === 'open' ? <OpenLevels {...props} /> : <OneLevel {...props} />;
}

function OneLevel({ name, ladder: { levels }, left, onChange }: LevelsLeftProps) {
  const says = words('referee').situation;
  const all = levels.map((_, index) => index + 1);
  return (
    <SelectField
      label={name ?? says.level}
      value={left[0]}
      values={all}
      nameOf={(level) => levelName(level!, levels)}
      onChoose={(level) => onChange(all.slice(level! - 1))}
    />
  );
}

export function levelName(level: number, levels: Ladder['levels']): string {
  return words('referee').situation.levelIs(level, words('game').level(levels[level - 1]!));
}

function OpenLevels({ name, ladder: { levels }, left, onChange }: LevelsLeftProps) {
  const says = words('referee').situation;
  return (
    <fieldset>
      <legend class="choices-legend">
        {name === undefined ? says.levelsLeft : says.levelsLeftOf(name)}
      </legend>
      <div class="row tight">
        {levels.map((_, index) => {
          const level = index + 1;
          const isLeft = left.includes(level);
          return (
            <Button
              key={level}
              class="button-toggle referee-level-toggle"
              aria-label={levelName(level, levels)}
              aria-pressed={isLeft}
              onClick={() =>
                onChange(
                  isLeft
                    ? left.filter((one) => one !== level)
                    : [...left, level].toSorted((a, b) => a - b),
                )
              }
            >
              {level}
            </Button>
          );
        })}
      </div>
    </fieldset>
  );
}
