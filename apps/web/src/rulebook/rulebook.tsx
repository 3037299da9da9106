/**
 * The rulebook: the ledger's rules for a table, searchable. As a screen it follows the address; in a
 * dialog over the table, whoever shows it says which rule is open.
 */
import {
  LADDERS,
  LADDER_IDS,
  LEVELS_PRINTED,
  type SetupChoice,
  type RuleId,
  type Setup,
} from '@palier/rules';
import { useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { choiceOf } from '../state/draft-game.ts';
import { lastSetup } from '../state/last-setup.ts';
import { words } from '../state/words.ts';
import { lazy } from '../ui/lazy.tsx';
import { Page } from '../ui/page.tsx';
import { Switch } from '../ui/switch.tsx';
import { ruleNamed } from './chapters.ts';
import { setupFor } from './concerns.ts';
import { countHidden, entriesFor, type Entry } from './entries.ts';
import { RuleEntry } from './rule-entry.tsx';
import { termsOf } from './search.ts';
import type { OpenRule } from './source-note.tsx';
import { TableChoice } from './table-choice.tsx';
import '../styles/pages.css';
import './rulebook.css';

const FirstChapter = lazy(
  async () => (await import('./first-chapter.tsx')).FirstChapter,
  'booklet',
);

type RulebookProps = {
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
  // In a dialog one entry leads to another without the address.
  const opened = useSignal(rule);
  const open = (next: string | undefined): void => {
    opened.value = next;
    // Sent to a rule, nobody wants it hidden by an earlier search.
    search.value = '';
  };
  useEffect(() => open(rule), [rule]);

  const target = opened.value === undefined ? undefined : ruleNamed(opened.value);
  const terms = termsOf(search.value);
  const chapters = entriesFor(rules, {
    setup: setup.value,
    search: search.value,
    isAll: isAll.value,
    target,
  });
  const count = chapters.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <div class="stack rulebook">
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
        {terms.length === 0 && (
          <>
            <FirstChapter
              key={setup.value.edition}
              edition={setup.value.edition}
              isOpen={!isInDialog && rule === undefined}
            />
            <LadderTable setup={setup.value} />
          </>
        )}
        {chapters.map(({ chapter, entries }) => (
          <ChapterFold
            key={chapter}
            title={says.chapters[chapter]}
            entries={entries}
            setup={setup.value}
            terms={terms}
            target={target}
            onOpen={isInDialog ? open : undefined}
          />
        ))}
      </div>
    </div>
  );
}

type ChapterFoldProps = {
  readonly title: string;
  readonly entries: readonly Entry[];
  readonly terms: readonly string[];
  readonly setup: Setup;
  readonly target: RuleId | undefined;
  readonly onOpen: OpenRule | undefined;
};

/** A chapter: closed until it is wanted, by its reader, a search or the address. */
function ChapterFold({ title, entries, setup, terms, target, onOpen }: ChapterFoldProps) {
  const hasTarget = entries.some(({ id }) => id === target);
  const isOpen = useSignal(hasTarget);
  useEffect(() => {
    if (hasTarget) isOpen.value = true;
  }, [hasTarget, target]);
  const isShown = isOpen.value || terms.length > 0;
  return (
    <details
      class="panel fold chapter"
      open={isShown}
      onToggle={({ currentTarget }) => {
        // What a search opened is not what the reader opened.
        if (terms.length === 0) isOpen.value = currentTarget.open;
      }}
    >
      <summary>
        <h2>{title}</h2>
        <span class="chip">{entries.length}</span>
      </summary>
      <div class="chapter-rules">
        {isShown &&
          entries.map((entry) => (
            <RuleEntry
              key={entry.id}
              entry={entry}
              setup={setup}
              terms={terms}
              isTarget={entry.id === target}
              onOpen={onOpen}
            />
          ))}
      </div>
    </details>
  );
}

/** What each level of the table's ladder asks for. */
function LadderTable({ setup }: { readonly setup: Setup }) {
  const says = words('rules').book;
  const { ladder: nameOf, level } = words('game');
  const ladder = setup.ladders[0]!;
  const box = LADDER_IDS.find((id) => id === ladder.name);
  return (
    <section class="panel ladder-panel">
      <h2>{says.ladderTitle(nameOf(ladder.name))}</h2>
      <table class="ladder-table">
        <thead class="visually-hidden">
          <tr>
            <th scope="col">{says.levelHeader}</th>
            <th scope="col">{says.asksFor}</th>
          </tr>
        </thead>
        <tbody>
          {ladder.levels.map((parts, index) => (
            <tr key={index}>
              <th scope="row">{index + 1}</th>
              <td>{level(parts)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {box !== undefined && (
        <p class="small soft">
          {says.levelsPrinted(LEVELS_PRINTED[box], LADDERS[box].levels.length)}
        </p>
      )}
    </section>
  );
}

type SearchFieldProps = {
  readonly value: string;
  readonly onSearch: (text: string) => void;
};

/** Where the reader says what they look for. */
function SearchField({ value, onSearch }: SearchFieldProps) {
  const says = words('rules').book;
  return (
    <search>
      <label class="field">
        <span>{says.search}</span>
        <input
          type="search"
          value={value}
          placeholder={says.searchHint}
          autocomplete="off"
          spellcheck={false}
          enterkeyhint="search"
          onInput={({ currentTarget }) => onSearch(currentTarget.value)}
        />
      </label>
    </search>
  );
}

/** The rulebook as a screen of its own. */
export function RulebookScreen({ rule }: { readonly rule?: string | undefined }) {
  return (
    <Page
      title={words('rules').book.title}
      class="rulebook-page"
      isHeadingPassed={rule !== undefined}
    >
      <Rulebook rule={rule} />
    </Page>
  );
}
