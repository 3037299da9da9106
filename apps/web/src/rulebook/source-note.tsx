/** Where a rule comes from, and the options that play it as others read the booklet. */
import {
  RULE_SOURCES,
  defaultSource,
  sourceIn,
  type HouseRuleName,
  type OtherReading,
  type RuleId,
  type Setup,
  type Source,
} from '@palier/rules';
import { Icon } from '../board/icons.tsx';
import { makeRoute } from '../state/router.ts';
import { words } from '../state/words.ts';
import { houseRuleOf } from './chapters.ts';
import { readingsIn } from './concerns.ts';
import './source-note.css';

type SourceNoteProps = {
  readonly rule: RuleId;
  /** The table it is read at. */
  readonly setup: Setup;
  /** What is known of one case, where the whole rule is more than is asked. */
  readonly inCase?: CaseSource | undefined;
  /** In a dialog, where a link would leave the table. */
  readonly onOpen?: OpenRule | undefined;
};

/** Where the part of a rule comes from that a case rests on, and how else that part is read. */
export type CaseSource = { readonly source: Source; readonly readings: readonly OtherReading[] };

export type OpenRule = (rule: RuleId) => void;

export function SourceNote({ rule, setup, inCase, onOpen }: SourceNoteProps) {
  const source = inCase?.source ?? sourceIn(rule, setup.edition);
  return (
    <div class="stack tight rule-source" data-source={source}>
      <p class="small strong">{sourceText(rule, setup, inCase?.source)}</p>
      {(inCase?.readings ?? readingsIn(rule, setup)).map((reading) => (
        <Reading
          key={`${reading.option} ${reading.value}`}
          reading={reading}
          setup={setup}
          onOpen={onOpen}
        />
      ))}
    </div>
  );
}

function sourceText(rule: RuleId, { edition }: Setup, known: Source | undefined): string {
  const says = words('rules').book;
  const option = houseRuleOf(rule);
  if (option !== undefined) return says.optionSources[defaultSource(option, edition)];
  if (known !== undefined) return says.sources[known];
  const source = sourceIn(rule, edition);
  return source === 'book' && RULE_SOURCES[rule].isRuled ? says.partlyOurs : says.sources[source];
}

type ReadingProps = {
  readonly reading: OtherReading;
  readonly setup: Setup;
  readonly onOpen: OpenRule | undefined;
};

function Reading({ reading: { option, value }, setup, onOpen }: ReadingProps) {
  const { book, houseRuleSentence } = words('rules');
  return (
    <div>
      <p class="small">
        <span class="soft">{book.otherReading}</span>{' '}
        {value !== undefined && houseRuleSentence(option, value as never, setup.edition)}
      </p>
      <HouseRuleLink name={option} setup={setup} onOpen={onOpen} />
    </div>
  );
}

type HouseRuleLinkProps = {
  readonly name: HouseRuleName;
  readonly setup: Setup;
  readonly onOpen: OpenRule | undefined;
};

/** The way to the option's entry, at the table without leaving it. */
function HouseRuleLink({ name, setup, onOpen }: HouseRuleLinkProps) {
  const { book, houseRuleTitle } = words('rules');
  const rule: RuleId = `HOUSE-${name}`;
  const inside = (
    <>
      <Icon name="book" />
      {book.toHouseRule(houseRuleTitle(name, setup.edition))}
    </>
  );
  return onOpen === undefined ? (
    <a class="small rule-source-link" href={makeRoute({ t: 'rules', rule })}>
      {inside}
    </a>
  ) : (
    <button type="button" class="small rule-source-link" onClick={() => onOpen(rule)}>
      {inside}
    </button>
  );
}
