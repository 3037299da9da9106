/** Duplicate nights, as the server tells of them. */
import {
  EDITION_IDS,
  isFault,
  makeSetup,
  parseSetupChoice,
  type EditionId,
  type Setup,
} from '@palier/rules';
import { ask, isDone, listOf, members, numberOf, textOf, type Answer } from '../people/api.ts';
import type { Person } from '../people/friends.ts';

export type NightInShort = {
  readonly id: string;
  readonly name: string;
  readonly until: number;
  readonly isOver: boolean;
  readonly isIn: boolean;
  readonly entrants: number;
};

export type Night = {
  readonly id: string;
  readonly club: string;
  readonly name: string;
  readonly until: number;
  readonly setup: Setup | undefined;
  readonly isShut: boolean;
  readonly isOver: boolean;
  /** One’s own number among those who have entered. */
  readonly me: number | undefined;
  readonly mayRun: boolean;
  /** By number, from 1; without a name whose profile is gone. */
  readonly entrants: readonly (Person | undefined)[];
  readonly deals: readonly Deal[];
  readonly ranking: readonly Ranked[];
};

export type Deal = {
  readonly waiting: readonly number[];
  readonly playing: readonly number[];
  readonly played: readonly number[];
  /** Where one plays it oneself, or has. */
  readonly table: string | undefined;
  /** By table and seat, once everybody has played it. */
  readonly tables: readonly (readonly SeatOutcome[])[] | undefined;
};

export type SeatOutcome = {
  /** Undefined: a bot. */
  readonly entrant: number | undefined;
  readonly place: number;
  readonly levels: number;
  /** Levels by round. */
  readonly rounds: readonly number[];
  /** Of a hundred; undefined: nobody else had these cards. */
  readonly points: number | undefined;
};

export type Ranked = {
  readonly rank: number;
  readonly entrant: number;
  readonly points: number;
  readonly gained: number;
  readonly deals: number;
};

type Members = { readonly [name: string]: unknown };

/** What is asked of one. */
export function nightPath(id: string, what?: 'entry' | 'seat' | 'shut' | 'end'): string {
  const path = `/nights/${encodeURIComponent(id)}`;
  return what === undefined ? path : `${path}/${what}`;
}

export function nightsPath(club: string): string {
  return `/clubs/${encodeURIComponent(club)}/nights`;
}

export async function fetchNights(club: string): Promise<Answer<readonly NightInShort[]>> {
  const answer = await ask('GET', nightsPath(club));
  if (!isDone(answer)) return answer;
  return { t: 'done', value: listOf(answer.value['nights'], inShort) };
}

/** Whether one may open a night of a club, and what its tables begin with. */
export type Opening = { readonly mayOpen: boolean; readonly edition?: EditionId };

export async function fetchOpening(club: string): Promise<Opening> {
  const answer = await ask('GET', `/clubs/${encodeURIComponent(club)}`);
  if (!isDone(answer)) return { mayOpen: false };
  const { role, setup } = answer.value;
  const edition = EDITION_IDS.find((id) => id === members(setup)['edition']);
  const mayOpen = role === 'owner' || role === 'helper';
  return { mayOpen, ...(edition !== undefined && { edition }) };
}

export async function fetchNight(id: string): Promise<Answer<Night>> {
  const answer = await ask('GET', nightPath(id));
  return isDone(answer) ? { t: 'done', value: nightFrom(answer.value) } : answer;
}

function inShort(json: Members): NightInShort {
  return {
    id: textOf(json['id']),
    name: textOf(json['name']),
    until: numberOf(json['until']),
    isOver: json['isOver'] === true,
    isIn: typeof json['me'] === 'number',
    entrants: numberOf(json['entrants']),
  };
}

function nightFrom(json: Members): Night {
  return {
    id: textOf(json['id']),
    club: textOf(json['club']),
    name: textOf(json['name']),
    until: numberOf(json['until']),
    setup: setupFrom(json['setup']),
    isShut: json['isShut'] === true,
    isOver: json['isOver'] === true,
    me: numberOrNone(json['me']),
    mayRun: json['mayRun'] === true,
    entrants: entrantsFrom(json['entrants']),
    deals: listOf(json['deals'], dealFrom),
    ranking: listOf(json['ranking'], (one) => ({
      rank: numberOf(one['rank']),
      entrant: numberOf(one['entrant']),
      points: numberOf(one['points']),
      gained: numberOf(one['gained']),
      deals: numberOf(one['deals']),
    })),
  };
}

function setupFrom(json: unknown): Setup | undefined {
  const choice = parseSetupChoice(json);
  const setup = isFault(choice) ? choice : makeSetup(choice);
  return isFault(setup) ? undefined : setup;
}

/** Listed one by one: `null` is somebody too. */
function entrantsFrom(json: unknown): Night['entrants'] {
  if (!Array.isArray(json)) return [];
  return json.map((one: unknown) => {
    if (one === null) return undefined;
    const { id, name, face } = members(one);
    return { id: textOf(id), name: textOf(name), face: textOf(face) };
  });
}

function dealFrom(json: Members): Deal {
  const closed = json['closed'] === null ? undefined : members(json['closed']);
  return {
    waiting: numbersFrom(json['waiting']),
    playing: numbersFrom(json['playing']),
    played: numbersFrom(json['played']),
    table: typeof json['table'] === 'string' ? json['table'] : undefined,
    tables: closed && listOf(closed['tables'], ({ seats }) => listOf(seats, seatFrom)),
  };
}

function seatFrom(json: Members): SeatOutcome {
  const compared = json['compared'] === null ? undefined : members(json['compared']);
  return {
    entrant: numberOrNone(json['entrant']),
    place: numberOf(json['place']),
    levels: numberOf(json['levels']),
    rounds: listOf(json['rounds'], ({ levels }) => numberOf(levels)),
    points: compared && numberOf(compared['share']) * 100,
  };
}

function numbersFrom(json: unknown): readonly number[] {
  return Array.isArray(json) ? json.map(numberOf) : [];
}

function numberOrNone(json: unknown): number | undefined {
  return typeof json === 'number' ? json : undefined;
}
