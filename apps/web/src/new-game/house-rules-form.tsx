/** Every house rule with its title and a sentence for each of its values. */
import { HOUSE_RULE_NAMES, type HouseRuleName } from '@palier/rules';
import type { Part } from '@palier/text';
import { changedRules, idleReason, isChanged } from '../state/rule-use.ts';
import { words } from '../state/words.ts';
import type { GameSectionProps } from './game-section.tsx';
import { HouseRule } from './house-rule.tsx';

type Topic = keyof Part<'shell'>['newGame']['topics'];

const TOPICS: { readonly [T in Topic]: readonly HouseRuleName[] } = {
  drawing: ['drawOwn', 'drawJoker', 'drawPass', 'throwBack', 'browseDiscards'],
  laying: ['pairsDistinct', 'jokerNeedsNatural', 'jokerSwap', 'addSameTurn'],
  passing: ['passTarget', 'passUpcardSkips', 'passWithTwo'],
  ending: ['goingOut', 'stockOut', 'stockOutBonus', 'nextDealer'],
  climbing: ['winOnLaying', 'bonusPalier', 'levels', 'startLevel'],
  keeping: ['keepCards', 'keepFrom'],
};

export function HouseRulesForm({ draft, onChange }: GameSectionProps) {
  const says = words('shell').newGame;
  return (
    <>
      <p class="choice-about">{says.houseRulesAbout}</p>
      {changedRules(draft).length > 0 && (
        <button type="button" class="button" onClick={() => onChange({ ...draft, rules: {} })}>
          {says.reset}
        </button>
      )}
      {(Object.keys(TOPICS) as readonly Topic[]).map((topic) => (
        <TopicRules key={topic} topic={topic} draft={draft} onChange={onChange} />
      ))}
      <IdleRules draft={draft} />
    </>
  );
}

function TopicRules({ topic, draft, onChange }: GameSectionProps & { readonly topic: Topic }) {
  const says = words('shell').newGame;
  const names = TOPICS[topic].filter((name) => idleReason(draft, name) === undefined);
  const changed = names.filter((name) => isChanged(draft, name)).length;
  if (names.length === 0) return null;
  return (
    <details class="fold house-topic">
      <summary>
        <span class="choice-title">{says.topics[topic]}</span>
        {changed > 0 && <span class="chip chip-accent">{says.changed(changed)}</span>}
      </summary>
      <div class="stack">
        {names.map((name) => (
          <HouseRule key={name} name={name} draft={draft} onChange={onChange} />
        ))}
      </div>
    </details>
  );
}

/** The rules that change nothing here, each with its reason. */
function IdleRules({ draft }: Pick<GameSectionProps, 'draft'>) {
  const says = words('shell').newGame;
  const rules = words('rules');
  const idle = HOUSE_RULE_NAMES.flatMap((name) => {
    const reason = idleReason(draft, name);
    return reason === undefined ? [] : [{ name, reason }];
  });
  if (idle.length === 0) return null;
  return (
    <details class="fold house-topic house-topic-idle">
      <summary>{says.idleRules(idle.length)}</summary>
      <dl>
        {idle.map(({ name, reason }) => (
          <div key={name}>
            <dt>{rules.houseRuleTitle(name)}</dt>
            <dd>{says.idle[reason]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
