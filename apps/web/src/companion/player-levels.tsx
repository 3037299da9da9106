/** Each player's level in letters that are read across a table. */
import { ladderOfSeat, type Seat } from '@palier/rules';
import { Icon } from '../board/icons.tsx';
import { Staircase } from '../board/staircase.tsx';
import { words } from '../state/words.ts';
import type { Score } from './evening.ts';

type PlayerLevelsProps = { readonly score: Score; readonly names: readonly string[] };

export function PlayerLevels({ score, names }: PlayerLevelsProps) {
  return (
    <ul class="tiles companion-players" aria-label={words('companion').players}>
      {names.map((name, index) => (
        <PlayerLevel key={index} score={score} seat={index + 1} name={name} />
      ))}
    </ul>
  );
}

type PlayerLevelProps = {
  readonly score: Score;
  readonly seat: Seat;
  readonly name: string;
};

function PlayerLevel({ score, seat, name }: PlayerLevelProps) {
  const { setup, standing } = score;
  const says = words('companion');
  const { mode, levels } = ladderOfSeat(setup, seat);
  const left = standing.left[seat - 1]!;
  const isOpen = mode === 'open';
  const at = levels.length - left.length + 1;
  const gone = levels.map((_, index) => index + 1).filter((level) => !left.includes(level));
  const isWinner = standing.winners.includes(seat);
  const label = isOpen
    ? says.levelsLeft(name, left.length)
    : says.levelOf(name, Math.min(at, levels.length), levels.length, setup.edition);
  return (
    <li class={isWinner ? 'companion-player companion-winner' : 'companion-player'}>
      <p class="companion-player-name strong large">
        <span class="visually-hidden">{left.length === 0 ? name : label}</span>
        <span aria-hidden="true">{name}</span>
      </p>
      <Staircase
        levels={levels.length}
        at={at}
        class="companion-stairs"
        {...(isOpen && { gone })}
      />
      {left.length === 0 && (
        <p class="row nowrap companion-asks">
          <Icon name="moon" />
          {says.finished}
        </p>
      )}
      {left.length > 0 && !isOpen && (
        <p class="row nowrap companion-asks">
          <span class="level-badge" aria-hidden="true">
            {left[0]}
          </span>
          <span>
            {words('game').level(levels[left[0]! - 1]!)}
            {left.length === 1 && <span class="line small strong accent">{says.lastLevel}</span>}
          </span>
        </p>
      )}
      {left.length > 0 && isOpen && (
        <ul class="stack snug companion-open">
          {left.map((level) => (
            <li key={level} class="row nowrap">
              <span class="level-badge">{level}</span> {words('game').level(levels[level - 1]!)}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
