/** The house rules, folded away until somebody wants them. */
import { changedRules } from '../state/rule-use.ts';
import { ui } from '../state/words.ts';
import { lazy } from '../ui/lazy.tsx';
import { Fold } from './fold.tsx';
import type { GameSectionProps } from './game-section.tsx';

const HouseRulesForm = lazy(async () => {
  const { HouseRulesForm: Form } = await import('./house-rules-form.tsx');
  return Form;
});

export function HouseRulesSection({ draft, onChange }: GameSectionProps) {
  const says = ui().shell.newGame;
  const changed = changedRules(draft).length;
  return (
    <Fold
      title={says.houseRules}
      chosen={changed === 0 ? says.asInTheBox : says.changed(changed)}
      isChanged={changed > 0}
    >
      {() => <HouseRulesForm draft={draft} onChange={onChange} />}
    </Fold>
  );
}
