/** The public face of the words. See README.md for the map and the glossary. */
import type { Lang } from './langs.ts';
import type { OnlineWords } from './web/online-words.ts';
import type { OnlineTableWords } from './web/online-table-words.ts';
import type { StoryWords } from './web/story-words.ts';
import type { WebWords } from './web/web-words.ts';
import type { GameWords, RuleWords, Words } from './words.ts';

export type { NameAndAbout } from './character-words.ts';
export { BENCH_ROWS, type BenchRow, type BenchUnit } from './cli-words.ts';
export type {
  CliFailureCode,
  CliFailureFacts,
  CliWords,
  CommandHelp,
  CommandName,
  Saying,
} from './cli-words.ts';
export { LANGS, pickLang, type Lang } from './langs.ts';
export { toldApart, type Naming } from './naming.ts';
export type { PlayWords, SimWords } from './play-words.ts';
export type { OutsideCode, OutsideFacts, OutsideOption, OutsideWords } from './outside-words.ts';
export { quotable } from './quote.ts';
export type { ApiProblem } from './serve-words.ts';
export type { RuleText } from './ledger/rule-text.ts';
export type { OnlineClosing, OnlineDenial, OnlineWords, OptionWords } from './web/online-words.ts';
export type { CheckState, OnlineTableWords } from './web/online-table-words.ts';
export type { ClimbFact, LuckSource, SeatFigure, StoryWords, Telling } from './web/story-words.ts';
export type { SeatPlace } from './web/shell-words.ts';
export type { WebWords } from './web/web-words.ts';
export type { GameWords, HouseRuleValue, HouseRuleWords, RuleWords, Words } from './words.ts';

// Each language is a module of its own, so that a browser loads the one it shows.
const LOADERS: { readonly [L in Lang]: () => Promise<{ readonly words: Words }> } = {
  en: async () => import('./en/index.ts'),
  fr: async () => import('./fr/index.ts'),
  de: async () => import('./de/index.ts'),
};

export async function loadWords(lang: Lang): Promise<Words> {
  const { words } = await LOADERS[lang]();
  return words;
}

const GAME_LOADERS: { readonly [L in Lang]: () => Promise<{ readonly game: GameWords }> } = {
  en: async () => import('./en/game.ts'),
  fr: async () => import('./fr/game.ts'),
  de: async () => import('./de/game.ts'),
};

/** What a table says, without the rulebook and the program's own words: what a browser loads first. */
export async function loadGameWords(lang: Lang): Promise<GameWords> {
  const { game } = await GAME_LOADERS[lang]();
  return game;
}

const RULE_LOADERS: { readonly [L in Lang]: () => Promise<{ readonly rules: RuleWords }> } = {
  en: async () => import('./en/rules.ts'),
  fr: async () => import('./fr/rules.ts'),
  de: async () => import('./de/rules.ts'),
};

export async function loadRuleWords(lang: Lang): Promise<RuleWords> {
  const { rules } = await RULE_LOADERS[lang]();
  return rules;
}

const WEB_LOADERS: { readonly [L in Lang]: () => Promise<{ readonly web: WebWords }> } = {
  en: async () => import('./en/web/index.ts'),
  fr: async () => import('./fr/web/index.ts'),
  de: async () => import('./de/web/index.ts'),
};

/** What the browser game says besides the game itself. */
export async function loadWebWords(lang: Lang): Promise<WebWords> {
  const { web } = await WEB_LOADERS[lang]();
  return web;
}

const STORY_LOADERS: { readonly [L in Lang]: () => Promise<{ readonly story: StoryWords }> } = {
  en: async () => import('./en/web/story.ts'),
  fr: async () => import('./fr/web/story.ts'),
  de: async () => import('./de/web/story.ts'),
};

/** Round summary, results and replay: not needed before the first card. */
export async function loadStoryWords(lang: Lang): Promise<StoryWords> {
  const { story } = await STORY_LOADERS[lang]();
  return story;
}

const ONLINE_LOADERS: { readonly [L in Lang]: () => Promise<{ readonly online: OnlineWords }> } = {
  en: async () => import('./en/web/online.ts'),
  fr: async () => import('./fr/web/online.ts'),
  de: async () => import('./de/web/online.ts'),
};

/** Around a table online: loaded with the first screen that goes there. */
export async function loadOnlineWords(lang: Lang): Promise<OnlineWords> {
  const { online } = await ONLINE_LOADERS[lang]();
  return online;
}

const ONLINE_TABLE_LOADERS: {
  readonly [L in Lang]: () => Promise<{ readonly onlineTable: OnlineTableWords }>;
} = {
  en: async () => import('./en/web/online-table.ts'),
  fr: async () => import('./fr/web/online-table.ts'),
  de: async () => import('./de/web/online-table.ts'),
};

/** What a table online says besides the game: loaded where one is. */
export async function loadOnlineTableWords(lang: Lang): Promise<OnlineTableWords> {
  const { onlineTable } = await ONLINE_TABLE_LOADERS[lang]();
  return onlineTable;
}
