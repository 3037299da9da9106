/** The house rules, folded away until somebody wants them. */
import { changedRules } from '../state/rule-use.ts';
import { words } from '../state/words.ts';
import { lazy } from '../ui/lazy.tsx';
import { Fold } from './fold.tsx';
import type { GameSectionProps } from './game-section.tsx';

const HouseRulesForm = lazy(
  async () => (await import('./house-rules-form.tsx')).HouseRulesForm,
  'rules',
);

export function HouseRulesSection({ draft, onChange }: GameSectionProps) {
  const says = words('shell').newGame;
  const changed = changedRules(draft).length;
  return (
    <Fold
      title={says.houseRules}
      chosen={changed === 0 ? says.noHouseRules : says.changed(changed)}
      isChanged={changed > 0}
    >
      {() => <HouseRulesForm draft={draft} onChange={onChange} />}
    </Fold>
  );
}
