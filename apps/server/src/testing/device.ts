/** A device with a browser's manners towards `/api/people`: it keeps the cookie and says where it is from. */

export type DeviceAnswer = {
  readonly status: number;
  readonly body: unknown;
  /** The cookie as it was set, with all that was said about it. */
  readonly cookie: string | undefined;
};

export class Device {
  readonly #server: string;
  readonly #origin: string;
  cookie = '';

  constructor(server: string, origin = server) {
    this.#server = server;
    this.#origin = origin;
  }

  async ask(method: string, path: string, body?: unknown): Promise<DeviceAnswer> {
    const answer = await fetch(`${this.#server}/api/people${path}`, {
      method,
      headers: {
        origin: this.#origin,
        ...(this.cookie !== '' && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const cookie = answer.headers.getSetCookie()[0];
    if (cookie !== undefined) this.cookie = cookie.split(';')[0]!;
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text), cookie };
  }
}
