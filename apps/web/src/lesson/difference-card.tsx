/** One difference: what it was, what it is now, a small picture, the rules, and a try. */
import {
  HOLD,
  JOKER,
  JOKER_HIGH,
  JOKER_LOW,
  JOKER_MIDDLE,
  numberCard,
  PASS,
  SWAP,
  TAKE,
  UNKNOWN,
  type Card,
  type Level,
} from '@palier/rules';
import { CardView } from '../board/card.tsx';
import { Icon, type IconName } from '../board/icons.tsx';
import { makeRoute } from '../state/router.ts';
import { useWords, words } from '../state/words.ts';
import { chapterRoute } from './coach.tsx';
import type { Difference } from './differences.ts';
import type { Part } from '@palier/text';

export function DifferenceCard({ difference }: { readonly difference: Difference }) {
  const says = words('lesson').differences;
  const rules = useWords('rules');
  const cards = pictureOf(difference);
  const icon = difference.t === 'rule' ? ICONS[difference.name] : ICONS[difference.t];
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

function titleOf(difference: Difference): string {
  const { titles } = words('lesson').differences;
  if (difference.t !== 'rule') return titles[difference.t];
  switch (difference.name) {
    case 'goingOut':
    case 'winOnLaying':
    case 'stockOut':
    case 'nextDealer':
      return titles[difference.name];
    default:
      return titles.other;
  }
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
function pictureOf({ t, ...pair }: Difference): readonly Card[] {
  switch (t) {
    case 'numbers':
      return [numberCard(0, 16), numberCard(3, 17), numberCard(4, 18)];
    case 'jokers':
      return [JOKER];
    case 'passCards':
      return [PASS];
    case 'specials':
      return [TAKE, SWAP, HOLD];
    case 'rangedJokers':
      return [JOKER_LOW, JOKER_MIDDLE, JOKER_HIGH];
    case 'deck':
      return [UNKNOWN];
    case 'keep':
      return Array.from({ length: KEPT_SHOWN }, () => UNKNOWN);
    default:
      return 'name' in pair ? (RULE_CARDS[pair.name] ?? []) : [];
  }
}

const KEPT_SHOWN = 3;

const RULE_CARDS: { readonly [rule: string]: readonly Card[] } = {
  // The last one in hand.
  goingOut: [numberCard(4, 9)],
  stockOut: [UNKNOWN],
};

type LevelTableProps = { readonly before: readonly Level[]; readonly now: readonly Level[] };

function LevelTable({ before, now }: LevelTableProps) {
  const says = words('lesson').differences;
  const { level } = words('game');
  return (
    <table class="difference-levels">
      <thead>
        <tr>
          <th scope="col">{says.level}</th>
          <th scope="col">{says.before}</th>
          <th scope="col">{says.now}</th>
        </tr>
      </thead>
      <tbody>
        {now.map((asked, index) => {
          const old = before[index];
          const isSame = JSON.stringify(old) === JSON.stringify(asked);
          return (
            <tr key={index} data-same={isSame}>
              <th scope="row">{index + 1}</th>
              <td class="soft">{old === undefined ? '–' : level(old)}</td>
              <td class="strong">{level(asked)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
