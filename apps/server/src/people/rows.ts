/** What databases give, as what it means; columns have the names of members. */
import {
  isFault,
  makeSetupChoice,
  parseSetupChoice,
  type EditionId,
  type SetupChoice,
} from '@palier/rules';
import {
  SEASONS,
  type Ceremony,
  type Club,
  type ClubMember,
  type ClubRole,
  type Encounters,
  type Entrant,
  type GameKind,
  type Invitation,
  type KeptGame,
  type KeptNight,
  type KeptRating,
  type KeptSeat,
  type Membership,
  type Night,
  type Passkey,
  type Person,
  type Profile,
  type Rated,
  type RatingStep,
  type Session,
  type Tally,
  type Tie,
} from '@palier/people';

export type Row = { readonly [column: string]: unknown };

export function profileFrom({ id, name, face, made, seen }: Row): Profile {
  return {
    id: String(id),
    name: String(name),
    face: String(face),
    made: Number(made),
    seen: Number(seen),
  };
}

export function sessionFrom({ id, profile, hash, device, made, seen }: Row): Session {
  return {
    id: String(id),
    profile: String(profile),
    hash: String(hash),
    device: String(device),
    made: Number(made),
    seen: Number(seen),
  };
}

export function passkeyFrom(row: Row): Passkey {
  const { id, profile, key, counter, transports, device, made, used } = row;
  return {
    id: String(id),
    profile: String(profile),
    key: String(key),
    counter: Number(counter),
    transports: transportsFrom(String(transports)),
    device: String(device),
    made: Number(made),
    used: Number(used),
  };
}

/** They are words without spaces. */
function transportsFrom(text: string): readonly string[] {
  return text === '' ? [] : text.split(' ');
}

export function transportsText(transports: readonly string[]): string {
  return transports.join(' ');
}

export function ceremonyFrom({ id, challenge, profile, until }: Row): Ceremony {
  return {
    id: String(id),
    challenge: String(challenge),
    profile: typeof profile === 'string' ? profile : null,
    until: Number(until),
  };
}

export function seatFrom({ table, token, code, name, kept }: Row): KeptSeat {
  return {
    table: String(table),
    token: String(token),
    code: String(code),
    name: String(name),
    kept: Number(kept),
  };
}

/** Whether so many may go at once. */
export function isPlausible(due: number, all: number, share: number): boolean {
  return due * 100 <= all * share;
}

export function personFrom({ id, name, face }: Row): Person {
  return { id: String(id), name: String(name), face: String(face) };
}

function timeFrom(value: unknown): number | null {
  return value === null ? null : Number(value);
}

export function tieFrom(row: Row): Tie {
  const { mine, theirs, here } = row;
  return {
    person: personFrom(row),
    mine: timeFrom(mine),
    theirs: timeFrom(theirs),
    here: timeFrom(here),
  };
}

export function invitationFrom(row: Row): Invitation {
  const { table, made } = row;
  return { person: personFrom(row), table: String(table), made: Number(made) };
}

/** One row for each seat, those of one game together. */
export function gamesFrom(rows: readonly Row[]): readonly KeptGame[] {
  const games: KeptGame[] = [];
  for (const row of rows) {
    const { seat, place, level, points, id } = row;
    const taken = {
      seat: Number(seat),
      isBot: Boolean(row['is_bot']),
      place: Number(place),
      level: Number(level),
      points: Number(points),
      person: id === null ? null : personFrom(row),
    };
    const last = games.at(-1);
    if (last?.no !== Number(row['no'])) games.push({ ...gameFrom(row), seats: [taken] });
    else games[games.length - 1] = { ...last, seats: [...last.seats, taken] };
  }
  return games;
}

function gameFrom({ no, table, ended, edition, rules, kind, club, night }: Row) {
  return {
    no: Number(no),
    table: String(table),
    ended: Number(ended),
    edition: String(edition) as EditionId,
    rules: String(rules),
    kind: String(kind) as GameKind,
    club: textFrom(club),
    night: textFrom(night),
  };
}

function textFrom(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

export function encountersFrom({ games, ahead, behind, won, lost, last }: Row): Encounters {
  return {
    games: Number(games),
    ahead: Number(ahead),
    behind: Number(behind),
    won: Number(won),
    lost: Number(lost),
    last: timeFrom(last),
  };
}

export function tallyFrom(row: Row): Tally {
  const { games, won, points, squares } = row;
  return {
    person: personFrom(row),
    games: Number(games),
    won: Number(won),
    points: Number(points),
    squares: Number(squares),
  };
}

/** What nobody can make sense of any more is as if nothing had been chosen. */
function setupFrom(value: unknown): SetupChoice | null {
  if (typeof value !== 'string') return null;
  const choice = parseSetupChoice(JSON.parse(value));
  return isFault(choice) ? null : choice;
}

export function setupText(setup: SetupChoice | null): string | null {
  return setup === null ? null : JSON.stringify(makeSetupChoice(setup));
}

export function clubFrom({ id, code, name, isOpen, setup, season, zone, made }: Row): Club {
  return {
    id: String(id),
    code: String(code),
    name: String(name),
    isOpen: Boolean(isOpen),
    setup: setupFrom(setup),
    season: SEASONS.find((one) => one === season) ?? 'quarter',
    zone: String(zone),
    made: Number(made),
  };
}

export function clubRoleFrom({ role }: Row): ClubRole {
  return role === 'owner' || role === 'helper' ? role : 'member';
}

export function clubMemberFrom(row: Row): ClubMember {
  return { person: personFrom(row), role: clubRoleFrom(row), since: Number(row['since']) };
}

export function membershipFrom(row: Row): Membership {
  const { since, members } = row;
  return {
    club: clubFrom(row),
    role: clubRoleFrom(row),
    since: Number(since),
    members: Number(members),
  };
}

export function keptNightFrom(row: Row): KeptNight {
  return { rev: Number(row['rev']), night: nightFrom(row) };
}

export function nightFrom({ body }: Row): Night {
  return JSON.parse(String(body)) as Night;
}

/** A time as it is kept; null: never. */
export function timeOrNever(at: number): number | null {
  return at === Infinity ? null : at;
}

export function entrantFrom(row: Row): Entrant {
  return { number: Number(row['number']), person: personFrom(row) };
}

export function ratingFrom({ edition, mu, sigma, games }: Row): KeptRating {
  return {
    edition: String(edition) as EditionId,
    mu: Number(mu),
    sigma: Number(sigma),
    games: Number(games),
  };
}

export function ratedFrom(row: Row): Rated {
  return { ...ratingFrom(row), person: personFrom(row) };
}

export function ratingStepFrom({ table, edition, no, mu, sigma }: Row): RatingStep {
  return {
    table: String(table),
    edition: String(edition) as EditionId,
    no: Number(no),
    mu: Number(mu),
    sigma: Number(sigma),
  };
}

export function sittersFrom(rows: readonly Row[]): ReadonlyMap<string, string> {
  return new Map(rows.map(({ token, profile }) => [String(token), String(profile)]));
}
