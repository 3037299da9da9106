/** What is played here and how, for those who do not choose it. */
import { EDITION_IDS, HOUSE_RULE_NAMES } from '@palier/rules';
import { Fold } from '../../new-game/fold.tsx';
import { LadderLevels } from '../../new-game/levels.tsx';
import { nameIn, type Draft } from '../../state/draft.ts';
import { changedRules, rulesInForce } from '../../state/rule-use.ts';
import { useWords, words } from '../../state/words.ts';
import type { Hosting } from './hosting.ts';
import { optionRows } from './options-section.tsx';

export function RulesList({ hosting }: { readonly hosting: Hosting }) {
  const { options } = words('online');
  const { newGame } = words('shell');
  const { people, host } = hosting.room.value;
  const draft = hosting.draft.value;
  const chooser = people.find(({ id }) => id === host)?.name;
  return (
    <>
      <section class="panel stack" aria-labelledby="lobby-rules">
        <h2 id="lobby-rules">{newGame.rules}</h2>
        {chooser !== undefined && <p class="choice-about">{options.readOnly(chooser)}</p>}
        <dl class="facts ruled">
          {gameRows(hosting).map(([title, value]) => (
            <Row key={title} title={title} value={value} />
          ))}
          {optionRows(hosting.options.value).map(([title, value]) => (
            <Row key={title} title={title} value={value} />
          ))}
        </dl>
        {draft !== undefined && changedRules(draft).length > 0 && <ChangedRules draft={draft} />}
      </section>
      {draft !== undefined && (
        <Fold title={newGame.levelsOf(words('game').ladder(nameIn(draft.ladder)))} chosen="">
          {() => <LadderLevels ladder={draft.ladder} />}
        </Fold>
      )}
    </>
  );
}

function Row({ title, value }: { readonly title: string; readonly value: string }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function gameRows({ draft, options }: Hosting): readonly (readonly [string, string])[] {
  const { newGame } = words('shell');
  const { edition, ladder, master } = words('game');
  if (draft.value === undefined) {
    const id = EDITION_IDS.find((known) => known === options.value.setup['edition']);
    return id === undefined ? [] : [[newGame.edition, edition(id)]];
  }
  const changed = changedRules(draft.value).length;
  return [
    [newGame.edition, edition(draft.value.edition)],
    [newGame.ladder, ladder(nameIn(draft.value.ladder))],
    ...(draft.value.master === 'none'
      ? []
      : [[newGame.master, master(draft.value.master)] as const]),
    [newGame.houseRules, changed === 0 ? newGame.noHouseRules : newGame.changed(changed)],
  ];
}

/** Each house rule that is not the box's, as a sentence. */
function ChangedRules({ draft }: { readonly draft: Draft }) {
  const rules = useWords('rules');
  if (rules === undefined) return <p class="soft">{words('shell').loading}</p>;
  const inForce = rulesInForce(draft);
  const changed = new Set(changedRules(draft));
  return (
    <ul class="listed small">
      {HOUSE_RULE_NAMES.filter((name) => changed.has(name)).map((name) => (
        <li key={name}>{rules.houseRuleSentence(name, inForce[name] as never, draft.edition)}</li>
      ))}
    </ul>
  );
}
