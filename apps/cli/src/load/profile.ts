/**
 * What a player with a profile asks of the server besides their game: to be somebody, that their seat is
 * theirs, and who of their friends is there, as often as a page does.
 */

export type OwnSeat = {
  readonly table: string;
  readonly token: string;
  readonly code: string;
  readonly name: string;
};

/** Milliseconds: as often as a page asks. */
const OFTEN = 30_000;

export class LoadProfile {
  readonly #url: string;
  readonly #cookie: string;

  private constructor(url: string, cookie: string) {
    this.#url = url;
    this.#cookie = cookie;
  }

  static async make(server: string, name: string): Promise<LoadProfile> {
    const url = `${server}/api/people`;
    const answer = await send(url, 'POST', { body: { name }, wanted: 201 });
    const [cookie = ''] = answer.headers.getSetCookie()[0]?.split(';') ?? [];
    const profile = new LoadProfile(url, cookie);
    // Not all at the same moment.
    setTimeout(() => profile.#look(), OFTEN * Math.random()).unref();
    return profile;
  }

  async keep(seat: OwnSeat): Promise<void> {
    await this.#ask('/me/seats', 'PUT', { body: { seats: [seat] }, wanted: 204 });
  }

  #look(): void {
    // What a page does where it is not answered: it asks again later.
    this.#ask('/friends', 'GET', { wanted: 200 }).catch(() => undefined);
    setTimeout(() => this.#look(), OFTEN).unref();
  }

  async #ask(path: string, method: string, how: Asked): Promise<void> {
    const answer = await send(this.#url + path, method, { ...how, cookie: this.#cookie });
    await answer.body?.cancel();
  }
}

type Asked = { readonly body?: object; readonly cookie?: string; readonly wanted: number };

async function send(
  url: string,
  method: string,
  { body, cookie, wanted }: Asked,
): Promise<Response> {
  const answer = await fetch(url, {
    method,
    headers: {
      ...(cookie !== undefined && { cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (answer.status !== wanted) throw new Error(`${method} ${url}: ${answer.status}`);
  return answer;
}
