/** The level asked for, its parts filling up as the hand improves. */
import { ladderOfSeat, type EditionId, type LevelPart } from '@palier/rules';
import { isNearMoon, leaderOf } from '@palier/table/seat';
import { Face, type FaceOf } from '../board/face.tsx';
import { Icon } from '../board/icons.tsx';
import { LeadMark, MoonMark } from '../board/seat.tsx';
import { words } from '../state/words.ts';
import { Pips } from '../ui/pips.tsx';
import type { TableModel } from './table-model.ts';

export function LevelBar({ model }: { readonly model: TableModel }) {
  const seat = model.seat.value;
  if (seat === undefined) return <div class="level-bar" />;
  const { table } = model.view.value;
  const laid = table.laid[seat - 1];
  if (laid !== undefined) {
    const { edition } = table.setup;
    return <LaidLevel level={laid} edition={edition} face={model.seats.value[seat - 1]!} />;
  }
  const aim = model.aim.value;
  const level = aim?.level ?? table.left[seat - 1]![0] ?? 1;
  const { levels, mode } = ladderOfSeat(table.setup, seat);
  const isOpen = mode === 'open' && table.left[seat - 1]!.length > 1;
  const parts = levels[level - 1] ?? [];
  const have = parts.map((_, index) => aim?.grouping.parts[index]?.cards.length ?? 0);
  const says = words('table');
  return (
    <button
      type="button"
      class="level-bar"
      data-complete={aim?.missing === 0}
      onClick={() => (model.sheet.value = { t: 'lay' })}
    >
      <span class="level-number">
        <Face of={model.seats.value[seat - 1]!} />
        {isOpen ? says.nearestLevel(level) : says.yourLevel(level, table.setup.edition)}
        {leaderOf(table) === seat && <LeadMark />}
        {isNearMoon(table, seat) && (
          <>
            <MoonMark />
            <span class="visually-hidden">, {says.nearMoon}</span>
          </>
        )}
      </span>
      <span class="level-parts">
        {parts.map((part, index) => (
          <PartMeter key={index} part={part} have={have[index]!} />
        ))}
      </span>
      <span class="level-state">
        {aim === undefined ? '' : aim.missing === 0 ? says.canLay : says.cardsMissing(aim.missing)}
      </span>
    </button>
  );
}

type LaidLevelProps = {
  readonly level: number;
  readonly edition: EditionId;
  readonly face: FaceOf;
};

function LaidLevel({ level, edition, face }: LaidLevelProps) {
  const says = words('table');
  return (
    <p class="level-bar" data-complete={true}>
      <span class="level-number">
        <Face of={face} mood="happy" />
        <Icon name="check" />
        {says.youLaid(level, edition)}
      </span>
      <span class="level-state">{says.thenGoOut}</span>
    </p>
  );
}

function PartMeter({ part, have }: { readonly part: LevelPart; readonly have: number }) {
  const name = words('game').part(part);
  return (
    <span class="part-meter">
      <span class="part-name" aria-hidden="true">
        {name}
      </span>
      <span class="visually-hidden">{words('table').partFilled(name, have, part.size)}</span>
      <Pips look="bar" of={part.size} filled={have} />
    </span>
  );
}
