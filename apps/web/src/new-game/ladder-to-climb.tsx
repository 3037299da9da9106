/** Which ladder: the box's, or one of one's own. */
import { EDITIONS, type LadderChoice } from '@palier/rules';
import { ownLadders } from './own-ladders.ts';
import { canPlay, nameIn, withLadder, type Draft } from '../state/draft.ts';
import { makeRoute } from '../state/router.ts';
import { words } from '../state/words.ts';
import { Choices } from '../ui/choices.tsx';
import type { GameSectionProps } from './game-section.tsx';
import { LadderLevels } from './levels.tsx';

export function LadderToClimb({ draft, onChange }: GameSectionProps) {
  const says = words('shell').newGame;
  const ladders = laddersFor(draft);
  const chosen = JSON.stringify(draft.ladder);
  return (
    <div class="stack">
      <Choices
        legend={says.ladder}
        choices={ladders.map((value) => ({
          value,
          title: words('game').ladder(nameIn(value)),
          about: typeof value === 'string' ? says.ladders[value] : says.ownLadder,
        }))}
        value={ladders.find((ladder) => JSON.stringify(ladder) === chosen)}
        onChoose={(ladder) => onChange(withLadder(draft, ladder))}
      />
      <LadderLevels ladder={draft.ladder} />
      <a class="ladder-make" href={makeRoute({ t: 'place', place: 'ladders' })}>
        {says.makeLadder}
      </a>
    </div>
  );
}

/** The box's, one's own that this box can play, and the chosen one, which may be kept nowhere. */
function laddersFor({ edition, ladder }: Draft): readonly LadderChoice[] {
  const own = ownLadders.value.map(({ name, levels }) => ({ name, levels }));
  const all = [...own.filter((one) => canPlay(edition, one)), ladder];
  const texts = all.map((one) => JSON.stringify(one));
  const others = all.filter(
    (one, at) => typeof one !== 'string' && texts.indexOf(texts[at]!) === at,
  );
  return [...EDITIONS[edition].ladders, ...others];
}
