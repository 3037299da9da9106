/** Every house rule with its title and a sentence for each of its values. */
import { HOUSE_RULE_NAMES, HOUSE_TOPICS, type HouseRuleName, type HouseTopic } from '@palier/rules';
import { changedRules, idleReason, isChanged } from '../state/rule-use.ts';
import { words } from '../state/words.ts';
import type { GameSectionProps } from './game-section.tsx';
import { HouseRule } from './house-rule.tsx';
import { Button } from '../ui/button.tsx';

const SHOWN = Object.keys(HOUSE_TOPICS) as readonly HouseRuleName[];
const TOPICS = [...new Set(Object.values(HOUSE_TOPICS))];

export function HouseRulesForm({ draft, onChange }: GameSectionProps) {
  return (
    <>
      <p class="choice-about">{words('rules').form.about}</p>
      {changedRules(draft).length > 0 && (
        <Button onClick={() => onChange({ ...draft, rules: {} })}>
          {words('rules').form.reset}
        </Button>
      )}
      {TOPICS.map((topic) => (
        <TopicRules key={topic} topic={topic} draft={draft} onChange={onChange} />
      ))}
      <IdleRules draft={draft} />
    </>
  );
}

function TopicRules({ topic, draft, onChange }: GameSectionProps & { readonly topic: HouseTopic }) {
  const says = words('shell').newGame;
  const names = SHOWN.filter(
    (name) => HOUSE_TOPICS[name] === topic && idleReason(draft, name) === undefined,
  );
  const changed = names.filter((name) => isChanged(draft, name)).length;
  if (names.length === 0) return null;
  return (
    <details class="fold house-topic">
      <summary>
        <span class="choice-title">{words('rules').form.topics[topic]}</span>
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
  const rules = words('rules');
  const idle = HOUSE_RULE_NAMES.flatMap((name) => {
    const reason = idleReason(draft, name);
    return reason === undefined ? [] : [{ name, reason }];
  });
  if (idle.length === 0) return null;
  return (
    <details class="fold house-topic house-topic-idle">
      <summary>{rules.form.idleRules(idle.length)}</summary>
      <dl class="stack snug">
        {idle.map(({ name, reason }) => (
          <div key={name}>
            <dt class="strong">{rules.houseRuleTitle(name, draft.edition)}</dt>
            <dd class="soft small">{rules.form.idle[reason]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
