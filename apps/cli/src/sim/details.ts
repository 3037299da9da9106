/** What the laboratory found out, for scripts. What is not known is left out. */
import {
  SECONDS,
  byEnding,
  intervalAround,
  isOutOfOrder,
  laddersOf,
  type Estimate,
  type HandFinding,
  type LadderAdvice,
  type LevelFinding,
  type Share,
  type Spread,
} from '@palier/bots/lab';
import { makePart, type Json, type Setup } from '@palier/rules';
import type { Part } from '@palier/text';
import type { Analysis, Evenings } from './analysis.ts';
import { rounded } from './report.ts';

/** What is counted in a hand or happens to it in a round. */
export type HandTopic = keyof Part<'lab'>['page']['cards']['captions'];
export const HAND_TOPICS = [
  'jokers',
  'passes',
  'played',
  'skips',
] as const satisfies readonly HandTopic[];

type Members = { readonly [name: string]: Json | undefined };

export function detailsDocument(setup: Setup, analysis: Analysis): Json {
  const { evenings, findings, luckAndSkill, ratings, runaway } = analysis;
  return members({
    ratings: ratings.map(({ mu, sigma, elo }, entry) => ({
      seat: entry + 1,
      mu: rounded(mu),
      sigma: rounded(sigma),
      elo: rounded(elo, 1),
    })),
    ...(luckAndSkill === undefined
      ? {}
      : {
          luckAndSkill: {
            luck: estimated(luckAndSkill.luck) ?? {},
            skill: estimated(luckAndSkill.skill) ?? {},
            rest: rounded(luckAndSkill.rest),
          },
        }),
    ...(evenings === undefined ? {} : { evenings: eveningsDocument(evenings) }),
    levels: findings.levels.map((finding) => levelDocument(setup, finding)),
    rounds: spread(findings.rounds),
    turns: spread(findings.turnsOfRound),
    minutes: members({
      ...(spread(findings.minutes) as Members | undefined),
      secondsOfTurn: SECONDS.turn,
      secondsOfDeal: SECONDS.deal,
    }),
    endings: byEnding((end) => share(findings.endings[end]) ?? {}),
    dead: share(findings.dead),
    ...(runaway === undefined
      ? {}
      : {
          runaway: {
            won: share(runaway.won) ?? {},
            even: rounded(runaway.even),
            index: rounded(runaway.index),
            interval: runaway.interval.map((end) => rounded(end)),
          },
        }),
    places: findings.places.map(({ climbed, wentOut, won }) =>
      members({ climbed: share(climbed), wentOut: share(wentOut), won: share(won) }),
    ),
    bots: findings.entries.map(({ laid, wentOut, climbed }, entry) =>
      members({
        seat: entry + 1,
        laid: share(laid),
        wentOut: share(wentOut),
        climbed: estimated(climbed),
      }),
    ),
    ...Object.fromEntries(HAND_TOPICS.map((topic) => [topic, hands(findings[topic])])),
  });
}

/** What the report on a ladder advises. */
export function adviceDocument(advice: readonly LadderAdvice[], words: Part<'lab'>): Json {
  return advice.map((one) => ({
    code: one.t,
    ...('level' in one ? { level: one.level } : {}),
    message: words.advice(one),
  }));
}

function levelDocument(setup: Setup, finding: LevelFinding): Json {
  const { ladder, level, asks, tried, laid, share: laidShare, turns, cost } = finding;
  return members({
    ladder: laddersOf(setup).ladders[ladder]!.name,
    level,
    asks: asks.map(makePart),
    tried,
    laid,
    share: share(laidShare),
    turns: spread(turns),
    cost: estimated(cost),
    ...(isOutOfOrder(finding) ? { outOfOrder: true } : {}),
  });
}

function hands({ groups, worth }: HandFinding): Json {
  return members({
    groups: groups.flatMap((group, number) =>
      group === undefined ? [] : [{ number, ...(share(group) as Members) }],
    ),
    worth: estimated(worth),
  });
}

function share(found: Share | undefined): Json | undefined {
  if (found === undefined) return undefined;
  const { value, interval, of } = found;
  return { value: rounded(value), interval: interval.map((end) => rounded(end)), of };
}

function estimated(found: Estimate | undefined): Json | undefined {
  if (found === undefined) return undefined;
  const interval = intervalAround(found)?.map((end) => rounded(end));
  return members({ value: rounded(found.value), interval });
}

function spread(found: Spread | undefined): Json | undefined {
  if (found === undefined) return undefined;
  return { ...found, mean: rounded(found.mean) };
}

function members(given: Members): { readonly [name: string]: Json } {
  const known = Object.entries(given).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known) as { readonly [name: string]: Json };
}

function eveningsDocument({ better, other, evenings, sure, games }: Evenings): Json {
  return members({
    better: better + 1,
    other: other + 1,
    sure,
    games,
    evenings: evenings.map((evening) => ({
      games: evening.games,
      ahead: rounded(evening.ahead),
      level: rounded(evening.level),
      behind: rounded(evening.behind),
    })),
  });
}
