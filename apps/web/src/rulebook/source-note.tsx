/** Where a rule comes from, and the options that play it as others read the booklet. */
import {
  RULE_SOURCES,
  sourceIn,
  type HouseRuleName,
  type OtherReading,
  type RuleId,
  type Setup,
} from '@palier/rules';
import { Icon } from '../board/icons.tsx';
import { makeRoute } from '../state/router.ts';
import { words } from '../state/words.ts';
import { readingsIn } from './concerns.ts';

type SourceNoteProps = {
  readonly rule: RuleId;
  /** The table it is read at. */
  readonly setup: Setup;
  /** The other readings to tell of, where not all of the rule's matter. */
  readonly readings?: readonly OtherReading[] | undefined;
  /** In a dialog, where a link would leave the table. */
  readonly onOpen?: OpenRule | undefined;
};

export type OpenRule = (rule: RuleId) => void;

export function SourceNote({ rule, setup, readings, onOpen }: SourceNoteProps) {
  const says = words('rules').book;
  const source = sourceIn(rule, setup.edition);
  const isPartly = source === 'book' && RULE_SOURCES[rule].isRuled;
  return (
    <div class="stack tight rule-source" data-source={source}>
      <p class="small strong rule-source-name">
        {isPartly ? says.partlyOurs : says.sources[source]}
      </p>
      {(readings ?? readingsIn(rule, setup)).map((reading) => (
        <Reading key={reading.option} reading={reading} onOpen={onOpen} />
      ))}
    </div>
  );
}

type ReadingProps = { readonly reading: OtherReading; readonly onOpen: OpenRule | undefined };

function Reading({ reading: { option, value }, onOpen }: ReadingProps) {
  const { book, houseRuleSentence } = words('rules');
  return (
    <div>
      <p class="small">
        <span class="soft">{book.otherReading}</span> {houseRuleSentence(option, value as never)}
      </p>
      <HouseRuleLink name={option} onOpen={onOpen} />
    </div>
  );
}

type HouseRuleLinkProps = {
  readonly name: HouseRuleName;
  readonly onOpen: OpenRule | undefined;
};

/** The way to the option's entry, at the table without leaving it. */
function HouseRuleLink({ name, onOpen }: HouseRuleLinkProps) {
  const { book, houseRuleTitle } = words('rules');
  const rule: RuleId = `HOUSE-${name}`;
  const inside = (
    <>
      <Icon name="book" />
      {book.toHouseRule(houseRuleTitle(name))}
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
