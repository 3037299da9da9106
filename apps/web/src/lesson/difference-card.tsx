/** One difference: what it was, what it is now, a small picture, the rules, and a try. */
import {
  MASTER_SPECIALS,
  JOKER,
  JOKER_HIGH,
  JOKER_LOW,
  JOKER_MIDDLE,
  numberCard,
  PASS,
  UNKNOWN,
  type Card,
  type Level,
} from '@palier/rules';
import { CardView } from '../board/card.tsx';
import { Icon, type IconName } from '../board/icons.tsx';
import { makeRoute } from '../state/router.ts';
import { useWords, words } from '../state/words.ts';
import { FigureTable } from '../ui/chart.tsx';
import { chapterRoute } from './ways.ts';
import type { Difference } from './differences.ts';
import type { Part } from '@palier/text';

export function DifferenceCard({ difference }: { readonly difference: Difference }) {
  const says = words('lesson').differences;
  const rules = useWords('rules');
  const cards = PICTURES[subjectOf(difference)] ?? [];
  const icon = ICONS[subjectOf(difference)];
  return (
    <li class="panel difference-card">
      <h2>{titleOf(difference)}</h2>
      {(cards.length > 0 || icon !== undefined) && (
        <span class="difference-art" aria-hidden="true">
          {icon !== undefined && <Icon name={icon} />}
          {cards.map((card, index) => (
            <CardView key={index} card={card} />
          ))}
        </span>
      )}
      {difference.t === 'levels' ? (
        <LevelTable before={difference.before} now={difference.now} />
      ) : (
        <dl class="difference-facts">
          <dt>{says.before}</dt>
          <dd class="soft">{factOf(difference, 'before', rules)}</dd>
          <dt>{says.now}</dt>
          <dd class="strong">{factOf(difference, 'now', rules)}</dd>
        </dl>
      )}
      <p class="row tight small difference-more">
        {difference.exercise !== undefined && (
          <a class="button" href={chapterRoute(difference.exercise)}>
            <Icon name="play" />
            {says.tryIt}
          </a>
        )}
        {difference.rules.map((rule) => (
          <a key={rule} class="button button-quiet" href={makeRoute({ t: 'rules', rule })}>
            {words('table').seeRule(rule)}
          </a>
        ))}
      </p>
    </li>
  );
}

/** What it is about: a name for words and pictures. */
function subjectOf(difference: Difference): string {
  return difference.t === 'rule' ? difference.name : difference.t;
}

function titleOf(difference: Difference): string {
  const titles: { readonly [subject: string]: string } = words('lesson').differences.titles;
  return titles[subjectOf(difference)] ?? words('lesson').differences.titles.other;
}

/** How it is in one of the two, as a sentence. */
function factOf(
  difference: Exclude<Difference, { t: 'levels' }>,
  side: 'before' | 'now',
  rules: Part<'rules'> | undefined,
): string {
  const says = words('lesson').differences;
  switch (difference.t) {
    case 'mode':
      return difference[side] === 'open' ? says.open : says.stacked;
    case 'keep': {
      const { cards, from } = difference[side];
      return cards === 0 ? says.keepNothing : says.keep(cards, from);
    }
    case 'rule':
      return rules?.houseRuleSentence(difference.name, difference[side]) ?? '';
    default:
      return says[difference.t](difference[side]);
  }
}

/** Where no card shows it. */
const ICONS: { readonly [subject: string]: IconName } = {
  winOnLaying: 'trophy',
  nextDealer: 'people',
  mode: 'sort',
};

/** A few cards that show what it is about: those that come or go, or what is kept unseen. */
const PICTURES: { readonly [subject: string]: readonly Card[] } = {
  numbers: [numberCard(0, 16), numberCard(3, 17), numberCard(4, 18)],
  jokers: [JOKER],
  passCards: [PASS],
  specials: MASTER_SPECIALS,
  rangedJokers: [JOKER_LOW, JOKER_MIDDLE, JOKER_HIGH],
  deck: [UNKNOWN],
  keep: [UNKNOWN, UNKNOWN, UNKNOWN],
  // The last one in hand.
  goingOut: [numberCard(4, 9)],
  stockOut: [UNKNOWN],
};

type LevelTableProps = { readonly before: readonly Level[]; readonly now: readonly Level[] };

function LevelTable({ before, now }: LevelTableProps) {
  const says = words('lesson').differences;
  const { level } = words('game');
  return (
    <FigureTable
      class="difference-levels"
      corner={says.level}
      columns={[says.before, says.now]}
      rows={now.map((asked, index) => {
        const old = before[index];
        const isSame = JSON.stringify(old) === JSON.stringify(asked);
        return [
          index + 1,
          <span class="soft">{old === undefined ? '–' : level(old)}</span>,
          <span class={isSame ? 'soft' : 'strong'}>{level(asked)}</span>,
        ];
      })}
    />
  );
}
