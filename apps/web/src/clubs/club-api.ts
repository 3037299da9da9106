/** Clubs, as the server tells of them. */
import { parseSetupChoice, isFault, type SetupChoice } from '@palier/rules';
import { listedTable, type ListedTable } from '@palier/table/room';
import { ask, isDone, listOf, members, numberOf, textOf, type Answer } from '../people/api.ts';
import type { Person } from '../people/friends.ts';

export const ROLES = ['owner', 'helper', 'member'] as const;
export type Role = (typeof ROLES)[number];

export const SEASONS = ['month', 'quarter', 'year', 'always'] as const;
export type SeasonKind = (typeof SEASONS)[number];

export type ClubInShort = {
  readonly id: string;
  readonly name: string;
  readonly isOpen: boolean;
  readonly role: Role | undefined;
  readonly members: number;
  /** At which somebody is now. */
  readonly tables: number;
};

export type Member = Person & { readonly role: Role };

export type Club = {
  readonly id: string;
  readonly name: string;
  readonly isOpen: boolean;
  /** What tables begin with. */
  readonly setup: SetupChoice | undefined;
  readonly season: SeasonKind;
  /** One’s own; undefined: one is not in it. */
  readonly role: Role | undefined;
  /** Oneself among the members. */
  readonly you: string | undefined;
  /** What lets people in, for helpers. */
  readonly code: string | undefined;
  readonly members: readonly Member[];
  readonly barred: readonly Person[];
};

export type Door = {
  readonly id: string;
  readonly name: string;
  readonly members: number;
  readonly isMember: boolean;
};

export type Standing = {
  readonly person: Person;
  readonly games: number;
  readonly won: number;
  /** Of a hundred; 50 is even. */
  readonly mean: number;
  readonly from: number;
  readonly until: number;
  readonly isEarly: boolean;
};

export type ClubRecord = {
  readonly t: 'run' | 'evening' | 'busiest';
  readonly name: string;
  readonly count: number;
  readonly evening: string;
};

export type EveningInShort = {
  readonly evening: string;
  readonly games: number;
  readonly best: readonly Person[];
  readonly won: number;
};

export type Season = {
  readonly kind: SeasonKind;
  readonly back: number;
  readonly from: string;
  readonly until: string;
  readonly hasEarlier: boolean;
  readonly standings: readonly Standing[];
  readonly records: readonly ClubRecord[];
  readonly evenings: readonly EveningInShort[];
};

export type Evening = {
  readonly evening: string;
  readonly isOver: boolean;
  readonly standings: readonly Standing[];
  readonly games: readonly PlayedGame[];
};

export type PlayedGame = {
  readonly no: number;
  readonly edition: string;
  /** The first comes first; without a name a bot, a guest, or who has left. */
  readonly seats: readonly {
    readonly name: string | undefined;
    readonly isBot: boolean;
    readonly place: number;
  }[];
};

type Members = { readonly [name: string]: unknown };

export const CLUBS = '/clubs';

export function clubPath(id: string): string {
  return `${CLUBS}/${encodeURIComponent(id)}`;
}

export async function fetchClubs(): Promise<Answer<readonly ClubInShort[]>> {
  return read(await ask('GET', CLUBS), (json) => listOf(json['clubs'], clubInShort));
}

export async function fetchClub(id: string): Promise<Answer<Club>> {
  return read(await ask('GET', clubPath(id)), clubFrom);
}

export async function fetchDoor(code: string): Promise<Answer<Door>> {
  return read(await ask('GET', `${CLUBS}/door/${encodeURIComponent(code)}`), (json) => ({
    id: textOf(json['id']),
    name: textOf(json['name']),
    members: numberOf(json['members']),
    isMember: json['isMember'] === true,
  }));
}

export async function fetchTables(id: string): Promise<Answer<readonly ListedTable[]>> {
  return read(await ask('GET', `${clubPath(id)}/tables`), (json) =>
    listOf(json['tables'], (one) => listedTable.safeParse(one).data).filter(
      (table) => table !== undefined,
    ),
  );
}

export async function fetchSeason(id: string, back: number): Promise<Answer<Season>> {
  return read(await ask('GET', `${clubPath(id)}/standings?back=${back}`), seasonFrom);
}

export async function fetchEvening(id: string, evening: string): Promise<Answer<Evening>> {
  return read(await ask('GET', `${clubPath(id)}/evenings/${evening}`), eveningFrom);
}

function read<T>(answer: Answer<Members>, from: (json: Members) => T): Answer<T> {
  return isDone(answer) ? { t: 'done', value: from(answer.value) } : answer;
}

function roleFrom(json: unknown): Role | undefined {
  return ROLES.find((one) => one === json);
}

function personFrom({ id, name, face }: Members): Person {
  return { id: textOf(id), name: textOf(name), face: textOf(face) };
}

function clubInShort(json: Members): ClubInShort {
  return {
    id: textOf(json['id']),
    name: textOf(json['name']),
    isOpen: json['isOpen'] === true,
    role: roleFrom(json['role']),
    members: numberOf(json['members']),
    tables: numberOf(json['tables']),
  };
}

function clubFrom(json: Members): Club {
  const setup = json['setup'] === null ? undefined : parseSetupChoice(json['setup']);
  return {
    id: textOf(json['id']),
    name: textOf(json['name']),
    isOpen: json['isOpen'] === true,
    setup: setup === undefined || isFault(setup) ? undefined : setup,
    season: SEASONS.find((one) => one === json['season']) ?? 'quarter',
    role: roleFrom(json['role']),
    you: typeof json['you'] === 'string' ? json['you'] : undefined,
    code: typeof json['code'] === 'string' ? json['code'] : undefined,
    members: listOf(json['members'], (one) => ({
      ...personFrom(one),
      role: roleFrom(one['role']) ?? 'member',
    })),
    barred: listOf(json['barred'], personFrom),
  };
}

function standingFrom(json: Members): Standing {
  return {
    person: personFrom(members(json['person'])),
    games: numberOf(json['games']),
    won: numberOf(json['won']),
    mean: numberOf(json['mean']),
    from: numberOf(json['from']),
    until: numberOf(json['until']),
    isEarly: json['isEarly'] === true,
  };
}

const RECORDS = ['run', 'evening', 'busiest'] as const;

function seasonFrom(json: Members): Season {
  return {
    kind: SEASONS.find((one) => one === json['kind']) ?? 'quarter',
    back: numberOf(json['back']),
    from: textOf(json['from']),
    until: textOf(json['until']),
    hasEarlier: json['hasEarlier'] === true,
    standings: listOf(json['standings'], standingFrom),
    records: listOf(json['records'], (one) => {
      const t = RECORDS.find((kind) => kind === one['t']);
      return t && { t, ...recordFrom(one) };
    }).filter((one) => one !== undefined),
    evenings: listOf(json['evenings'], (one) => ({
      evening: textOf(one['evening']),
      games: numberOf(one['games']),
      best: listOf(one['best'], personFrom),
      won: numberOf(one['won']),
    })),
  };
}

function recordFrom(json: Members): Omit<ClubRecord, 't'> {
  return {
    name: personFrom(members(json['person'])).name,
    count: numberOf(json['count']),
    evening: textOf(json['evening']),
  };
}

function eveningFrom(json: Members): Evening {
  return {
    evening: textOf(json['evening']),
    isOver: json['isOver'] === true,
    standings: listOf(json['standings'], standingFrom),
    games: listOf(json['games'], (game) => ({
      no: numberOf(game['no']),
      edition: textOf(game['edition']),
      seats: listOf(game['seats'], (seat) => ({
        name: seat['person'] === null ? undefined : personFrom(members(seat['person'])).name,
        isBot: seat['isBot'] === true,
        place: numberOf(seat['place']),
      })).toSorted((one, other) => one.place - other.place),
    })),
  };
}
