/** Passkeys at a real server, by an authenticator that the test holds. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isServerFault, startServer, type RunningServer } from '../../index.ts';
import { Authenticator } from '../../testing/authenticator.ts';
import { Device, type DeviceAnswer } from '../../testing/device.ts';
import { webFolder } from '../../testing/web-folder.ts';

const { root: web, remove } = webFolder();
let server: RunningServer;
let url = '';

beforeAll(async () => {
  const started = await startServer({ settings: { port: 0, web, 'table-rate': 0 } });
  if (isServerFault(started)) throw new Error(started.code);
  server = started;
  ({ url } = started);
});
afterAll(async () => {
  await server.close();
  remove();
});

type Begun = {
  readonly ceremony: string;
  readonly options: {
    readonly challenge: string;
    readonly rpId?: string;
    readonly rp?: object;
    readonly excludeCredentials?: readonly { readonly id: string }[];
  };
};
type Me = {
  readonly profile: { readonly id: string };
  readonly passkeys: readonly { readonly id: string; readonly device: string }[];
};

async function signUp(): Promise<Device> {
  const device = new Device(url);
  expect((await device.ask('POST', '', { name: 'Zoë' })).status).toBe(201);
  return device;
}

async function begin(device: Device, path: string): Promise<Begun> {
  const { status, body } = await device.ask('POST', `${path}/begin`);
  expect(status).toBe(200);
  return body as Begun;
}

async function add(device: Device, key: Authenticator, name = ''): Promise<DeviceAnswer> {
  const { ceremony, options } = await begin(device, '/me/passkeys');
  const response = key.create(options);
  return device.ask('POST', '/me/passkeys', { ceremony, response, device: name });
}

async function signIn(device: Device, key: Authenticator): Promise<DeviceAnswer> {
  const { ceremony, options } = await begin(device, '/sign-in');
  return device.ask('POST', '/sign-in', { ceremony, response: key.get(options), device: 'Phone' });
}

const REFUSED = { status: 403, body: { error: { code: 'bad-passkey' } } };

describe('a passkey', () => {
  it('is added by who is signed in, and signs another device in', async () => {
    const device = await signUp();
    const key = new Authenticator(url);
    const { ceremony, options } = await begin(device, '/me/passkeys');
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Palier' },
      user: { name: 'Zoë', displayName: 'Zoë' },
      authenticatorSelection: { residentKey: 'required' },
      attestation: 'none',
    });
    const response = key.create(options);
    const asked = { ceremony, response, device: 'Laptop' };
    const { status, body } = await device.ask('POST', '/me/passkeys', asked);
    expect([status, (body as Me).passkeys]).toMatchObject([
      201,
      [{ id: key.id, device: 'Laptop' }],
    ]);
    const again = await begin(device, '/me/passkeys');
    expect(again.options.excludeCredentials).toMatchObject([{ id: key.id }]);

    const phone = new Device(url);
    const answer = await signIn(phone, key);
    expect([answer.status, (answer.body as Me).profile]).toEqual([200, (body as Me).profile]);
    expect((await phone.ask('GET', '/me')).body).toMatchObject({
      sessions: [{ device: 'Phone' }, { device: '' }],
    });
    // It counts, and no answer of before is good again.
    expect((await signIn(new Device(url), key)).status).toBe(200);
    expect((await device.ask('GET', '/me/export')).body).toMatchObject({
      passkeys: [{ id: key.id, counter: 2, transports: ['internal'] }],
    });
  });

  it('that is removed lets nobody in, nor does one of a profile that is gone', async () => {
    const device = await signUp();
    const [one, other] = [new Authenticator(url), new Authenticator(url)];
    await add(device, one);
    await add(device, other);
    expect((await device.ask('DELETE', `/me/passkeys/${one.id}`)).status).toBe(204);
    expect((await device.ask('DELETE', `/me/passkeys/${one.id}`)).status).toBe(404);
    expect(await signIn(new Device(url), one)).toMatchObject(REFUSED);
    expect((await signIn(new Device(url), other)).status).toBe(200);
    await device.ask('DELETE', '/me');
    expect(await signIn(new Device(url), other)).toMatchObject(REFUSED);
  });

  it('is one person’s, and nobody has more than ten', async () => {
    const device = await signUp();
    const key = new Authenticator(url);
    await add(device, key);
    expect(await add(await signUp(), key)).toMatchObject(REFUSED);
    for (let more = 2; more <= 10; more++) {
      expect((await add(device, new Authenticator(url))).status).toBe(201);
    }
    expect(await add(device, new Authenticator(url))).toMatchObject({
      status: 409,
      body: { error: { code: 'too-many-passkeys' } },
    });
  });
});

describe('what is refused', () => {
  it('an answer that is given twice, to another question, by another key, or is nonsense', async () => {
    const device = await signUp();
    const [key, stranger] = [new Authenticator(url), new Authenticator(url)];
    await add(device, key);
    const phone = new Device(url);
    const first = await begin(phone, '/sign-in');
    const answer = { ceremony: first.ceremony, response: key.get(first.options) };
    expect((await phone.ask('POST', '/sign-in', answer)).status).toBe(200);
    expect(await phone.ask('POST', '/sign-in', answer)).toMatchObject(REFUSED);
    const second = await begin(phone, '/sign-in');
    const old = { ceremony: second.ceremony, response: answer.response };
    expect(await phone.ask('POST', '/sign-in', old)).toMatchObject(REFUSED);
    const third = await begin(phone, '/sign-in');
    const forged = { ...stranger.get(third.options), id: key.id, rawId: key.id };
    const by = { ceremony: third.ceremony, response: forged };
    expect(await phone.ask('POST', '/sign-in', by)).toMatchObject(REFUSED);
    const fourth = await begin(phone, '/sign-in');
    const nonsense = { ceremony: fourth.ceremony, response: { id: key.id, response: 3 } };
    expect(await phone.ask('POST', '/sign-in', nonsense)).toMatchObject(REFUSED);
    expect((await phone.ask('POST', '/sign-in', { ceremony: 'x' })).status).toBe(400);
  });

  it('a question that somebody else was asked, or that was for signing in', async () => {
    const [zoe, ben] = [await signUp(), await signUp()];
    const asked = await begin(zoe, '/me/passkeys');
    const key = new Authenticator(url);
    const answer = { ceremony: asked.ceremony, response: key.create(asked.options) };
    expect(await ben.ask('POST', '/me/passkeys', answer)).toMatchObject(REFUSED);
    const open = await begin(zoe, '/sign-in');
    const other = { ceremony: open.ceremony, response: key.create(open.options) };
    expect(await ben.ask('POST', '/me/passkeys', other)).toMatchObject(REFUSED);
  });

  it('an answer that was made for another site', async () => {
    const device = await signUp();
    const phished = new Authenticator('https://pal1er.example');
    expect(await add(device, phished)).toMatchObject(REFUSED);
  });

  it('all of it where browsers have no passkeys, with the reason', async () => {
    const plain = url.replace('localhost', '127.0.0.1');
    const device = new Device(plain);
    expect((await device.ask('POST', '', { name: 'Zoë' })).status).toBe(201);
    for (const path of ['/me/passkeys/begin', '/sign-in/begin']) {
      const { status, body } = await device.ask('POST', path);
      expect([status, body]).toMatchObject([
        409,
        {
          error: {
            code: 'no-passkeys-here',
            message: expect.stringContaining('https') as string,
          },
        },
      ]);
    }
  });
});
