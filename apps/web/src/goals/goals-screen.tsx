/** What there is to reach: the stairs of badges, the next step on them, personal bests. */
import { useSignal } from '@preact/signals';
import { CHARACTER_IDS, STRENGTHS, type CharacterId } from '@palier/bots';
import { EDITION_IDS, type EditionId } from '@palier/rules';
import { useEffect } from 'preact/hooks';
import { Face } from '../board/face.tsx';
import { Icon } from '../board/icons.tsx';
import {
  BADGES,
  badgeName,
  bestsOf,
  earnedBadges,
  placeOn,
  type Badge,
  type EarnedBadge,
} from '../local/badges.ts';
import type { FinishedGame } from '../local/finished.ts';
import { recordsOf, type Score } from '../local/records.ts';
import { tables } from '../local/workers.ts';
import { formatDay } from '../state/dates.ts';
import { makeRoute } from '../state/router.ts';
import { words } from '../state/words.ts';
import { Page } from '../ui/page.tsx';
import { PlayGoal } from './play-goal.tsx';
import './goals.css';

export function GoalsScreen() {
  const say = words('goals');
  const games = useSignal<readonly FinishedGame[] | 'loading' | 'failed'>('loading');
  useEffect(() => {
    tables('results', []).then(
      (found) => {
        games.value = found;
        return undefined;
      },
      () => (games.value = 'failed'),
    );
  }, []);
  const now = games.value;
  return (
    <Page title={say.title} class="goals">
      <p role="status" class="visually-hidden">
        {now === 'loading' && say.loading}
      </p>
      {now === 'failed' && <p class="problem">{say.failed}</p>}
      {typeof now !== 'string' && <Goals games={now} />}
    </Page>
  );
}

type GamesProps = { readonly games: readonly FinishedGame[] };

function Goals({ games }: GamesProps) {
  const say = words('goals');
  const earned = earnedBadges(games);
  // The stairs that are being climbed are seen first, and below them who stands at the next step.
  const { edition, done, of, next } = placeOn(games);
  return (
    <>
      <section class="stack" aria-labelledby="the-climb">
        <div class="row goals-head">
          <h2 id="the-climb">{say.climb.title}</h2>
          <span class="chip chip-accent numbers">{say.climb.climbed(done, of)}</span>
        </div>
        <div class="panel stack">
          <h3>{words('game').edition(edition)}</h3>
          <Bar done={done} of={of} />
          <EditionStairs edition={edition} earned={earned} next={next} records={recordsOf(games)} />
        </div>
        <NextGoal goal={next} />
        {EDITION_IDS.toReversed()
          .filter((other) => other !== edition)
          .map((other) => (
            <OtherEdition key={other} edition={other} earned={earned} />
          ))}
      </section>
      <BestList games={games} />
      <details class="panel fold">
        <summary>{say.climb.how}</summary>
        <div class="fold-inside stack soft small">
          <p>{say.climb.about}</p>
          <p>{say.about}</p>
        </div>
      </details>
      <div>
        <a class="button" href={makeRoute({ t: 'place', place: 'statistics' })}>
          {say.statistics}
        </a>
      </div>
    </>
  );
}

function NextGoal({ goal }: { readonly goal: Badge | undefined }) {
  const { goal: sentence, next: say } = words('goals');
  const { character, strength, edition } = words('game');
  if (goal === undefined) {
    return (
      <section class="panel row goals-next">
        <Icon name="moon" />
        <p class="grow strong">{say.allDone}</p>
      </section>
    );
  }
  const { name } = character(goal.character);
  return (
    <section class="panel stack goals-next" aria-labelledby="next-goal">
      <div class="row">
        <Face of={{ name, bot: goal.character }} />
        <div class="grow">
          <h2 id="next-goal" class="soft small">
            {say.title}
          </h2>
          <p class="large heavy">{sentence(name, strength(goal.strength).name)}</p>
          <p class="soft small">{edition(goal.edition)}</p>
        </div>
      </div>
      <PlayGoal goal={goal} says={say.play} class="button-primary button-large button-wide" />
    </section>
  );
}

/** How much of the way is done; in words it stands beside it. */
function Bar({ done, of }: { readonly done: number; readonly of: number }) {
  return (
    <span class="goals-bar" aria-hidden="true">
      {done > 0 && <span style={{ '--share': done / of }} />}
    </span>
  );
}

/** Which step of a staircase is which strength. */
function Strengths() {
  return (
    <ol class="row goals-strengths small" aria-hidden="true">
      {STRENGTHS.map((strength, index) => (
        <li key={strength} class="row tight">
          <span class="goals-number">{index + 1}</span>
          {words('game').strength(strength).label}
        </li>
      ))}
    </ol>
  );
}

type Earned = ReadonlyMap<string, EarnedBadge>;

type EditionProps = { readonly edition: EditionId; readonly earned: Earned };

/** One line until it is wanted: so many steps of every edition at once are a wall. */
function OtherEdition({ edition, earned }: EditionProps) {
  const { climbed } = words('goals').climb;
  const own = BADGES.filter((badge) => badge.edition === edition);
  const done = own.filter((badge) => earned.has(badgeName(badge))).length;
  return (
    <details class="panel fold">
      <summary>
        <h3>{words('game').edition(edition)}</h3>
        <span class="fold-chosen numbers">{climbed(done, own.length)}</span>
      </summary>
      <div class="fold-inside stack">
        <EditionStairs edition={edition} earned={earned} />
      </div>
    </details>
  );
}

type EditionStairsProps = EditionProps & {
  /** The step to climb next, if it is one of these. */
  readonly next?: Badge | undefined;
  /** In all editions together: told once, where one plays. */
  readonly records?: ReadonlyMap<CharacterId, Score>;
};

function EditionStairs({ edition, earned, next, records }: EditionStairsProps) {
  return (
    <>
      <ul class="goals-stairs">
        {CHARACTER_IDS.map((character) => (
          <li key={character}>
            <Stairs
              edition={edition}
              character={character}
              earned={earned}
              next={next}
              score={records?.get(character)}
            />
          </li>
        ))}
      </ul>
      <Strengths />
    </>
  );
}

type StairsProps = EditionProps & {
  readonly character: CharacterId;
  readonly next: Badge | undefined;
  readonly score: Score | undefined;
};

/** A character before the four steps: those climbed are lit, and whoever has climbed all sees the moon. */
function Stairs({ edition, character, earned, next, score }: StairsProps) {
  const say = words('goals').climb;
  const { name } = words('game').character(character);
  const got = STRENGTHS.map((strength) => earned.get(badgeName({ edition, character, strength })));
  return (
    <div class="goals-stair">
      <Face of={{ name, bot: character }} />
      <span class="row goals-name">
        <strong>{name}</strong>
        {score !== undefined && <ScoreOf score={score} />}
      </span>
      <ol class="goals-steps">
        {STRENGTHS.map((strength, index) => {
          const badge = got[index];
          const { label: how } = words('game').strength(strength);
          const text =
            badge === undefined ? say.open(how) : say.earned(how, formatDay(dayOf(badge)));
          return (
            <li
              key={strength}
              class="goals-step"
              data-earned={badge !== undefined}
              data-next={next?.character === character && next.strength === strength}
              style={{ '--step-number': index + 1 }}
              title={text}
            >
              <span aria-hidden="true">
                {badge === undefined ? index + 1 : <Icon name="check" />}
              </span>
              <span class="visually-hidden">{text}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function ScoreOf({ score: { won, lost } }: { readonly score: Score }) {
  const { short, long } = words('goals').record;
  return (
    <span class="soft small">
      <span class="numbers" aria-hidden="true">
        {short(won, lost)}
      </span>
      <span class="visually-hidden">{long(won, lost)}</span>
    </span>
  );
}

function dayOf({ ended }: EarnedBadge): string {
  return new Date(ended).toISOString();
}

const BEST_NAMES = ['quickest', 'streak', 'table', 'round', 'comeback'] as const;

function BestList({ games }: GamesProps) {
  const say = words('goals').bests;
  const bests = bestsOf(games);
  return (
    <section class="panel stack" aria-labelledby="bests">
      <h2 id="bests">{say.title}</h2>
      <dl class="goals-bests">
        {BEST_NAMES.map((best) => {
          const value = bests[best];
          const { name, value: sentence } = say.rows[best];
          return (
            <div key={best} class="row goals-best">
              <dt class="grow">{name}</dt>
              <dd class={value === undefined ? 'soft' : 'strong'}>
                {value === undefined ? say.none : sentence(value)}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
