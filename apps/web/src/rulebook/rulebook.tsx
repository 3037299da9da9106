/**
 * The rulebook: the ledger's rules for a table, searchable. As a screen it follows the address; in a
 * dialog over the table, whoever shows it says which rule is open.
 */
import type { SetupChoice } from '@palier/rules';
import { useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { choiceOf } from '../state/draft-game.ts';
import { lastSetup } from '../state/last-setup.ts';
import { words } from '../state/words.ts';
import { ruleNamed } from './chapters.ts';
import { ChapterFold } from './chapter-fold.tsx';
import { setupFor } from './concerns.ts';
import { countHidden, entriesFor } from './entries.ts';
import { LadderTable } from './ladder-table.tsx';
import { SearchField } from './search-field.tsx';
import { termsOf } from './search.ts';
import { TableChoice } from './table-choice.tsx';
import { Switch } from '../ui/switch.tsx';
import '../styles/pages.css';
import './rulebook.css';

export type RulebookProps = {
  /** The id of a rule to open, as it stands in the address. */
  readonly rule?: string | undefined;
  /** The table; without it the set-up that was last played. */
  readonly choice?: SetupChoice | undefined;
  /** In a dialog, where links to rules must not leave the table. */
  readonly isInDialog?: boolean;
};

export function Rulebook({ rule, choice, isInDialog = false }: RulebookProps) {
  const rules = words('rules');
  const says = rules.book;
  const table = useSignal<SetupChoice>(choice ?? choiceOf(lastSetup('bots')));
  const search = useSignal('');
  const isAll = useSignal(false);
  const setup = useComputed(() => setupFor(table.value));
  // Sent to a rule, nobody wants it hidden by an earlier search.
  useEffect(() => {
    search.value = '';
  }, [rule]);

  const target = rule === undefined ? undefined : ruleNamed(rule);
  const terms = termsOf(search.value);
  const chapters = entriesFor(rules, {
    setup: setup.value,
    search: search.value,
    isAll: isAll.value,
    target,
  });
  const count = chapters.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <div class="rulebook">
      <div class="rulebook-side stack">
        <SearchField value={search.value} onSearch={(text) => (search.value = text)} />
        <p class={terms.length === 0 ? 'visually-hidden' : 'soft'} role="status">
          {terms.length > 0 && (count === 0 ? says.noneFound : says.found(count))}
        </p>
        <TableChoice
          choice={table.value}
          setup={setup.value}
          onChange={(next) => (table.value = next)}
        />
        <Switch
          says={says.showAll}
          about={says.showAllAbout(countHidden(setup.value))}
          isOn={isAll.value}
          onSwitch={(isOn) => (isAll.value = isOn)}
        />
      </div>
      <div class="rulebook-main stack">
        {rule !== undefined && target === undefined && (
          <p class="notice" role="alert">
            {says.unknownRule(rule)}
          </p>
        )}
        {terms.length === 0 && <LadderTable setup={setup.value} />}
        {chapters.map(({ chapter, entries }) => (
          <ChapterFold
            key={chapter}
            title={says.chapters[chapter]}
            entries={entries}
            terms={terms}
            target={target}
            isInDialog={isInDialog}
          />
        ))}
      </div>
    </div>
  );
}
