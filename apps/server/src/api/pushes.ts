/** Who wants pushes: a browser says where it is reached, and of which seats it wants to hear. */
import { fault, isFault, VERSION, type Fault } from '@palier/rules';
import { told } from '@palier/table/room';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { systemRandom } from '../base/random.ts';
import { askedSeats } from './asked-seats.ts';
import { sendProblem } from './problem.ts';
import { readBody } from './read-body.ts';

const MOST_SENT = 16_384;
const BASE64URL = /^[\w-]{1,100}=*$/u;

/** Of the browser's subscription, as its `toJSON` gives them. */
export const askedAddress = z.strictObject({
  endpoint: z.string().max(1000),
  p256dh: z.string().regex(BASE64URL),
  auth: z.string().regex(BASE64URL),
});

export const askedPushes = askedAddress.extend({
  /** What it wants to hear of: one's turn, a game's end, an invitation to the next. None: nothing any more. */
  wants: z.array(z.enum(['turn', 'end', 'next'])).max(3),
  /** The tables that it wants to hear of, and what proves who one is there. */
  seats: askedSeats,
});

/** `key`: what to subscribe with; null where this server sends no pushes. */
export const shownPushes = told({ palier: z.literal(VERSION), key: z.string().nullable() });

/** `device`: a name for it. */
type PushAddress = z.infer<typeof askedAddress> & { readonly device: string };
type PushOwner = { readonly profile: string; readonly session: string };
type Device = PushAddress & { readonly wants: string };
type Seat = { readonly id: string; readonly token: string };

export type PushDoor = {
  readonly key: string;
  /** Whether pushes can go there, and may. */
  readonly isReachable: (device: Omit<Device, 'device' | 'wants'>) => boolean;
  readonly keep: (device: Device, seats: readonly Seat[]) => Promise<void>;
  readonly forget: (device: string) => Promise<void>;
  /** Of invitations to a profile, as long as the session lasts. */
  readonly keepFor: (who: PushOwner, where: PushAddress) => Promise<void>;
  readonly forgetFor: (session: string) => Promise<void>;
};

/** What is wrong with an address to which nothing can be sent, or may. */
export function unreachable(
  door: PushDoor,
  { endpoint, p256dh, auth }: z.infer<typeof askedAddress>,
): Fault | undefined {
  if (door.isReachable({ endpoint, p256dh, auth })) return undefined;
  const value = endpoint.slice(0, 60);
  return fault('not-one-of', 'endpoint', { value, allowed: ['https://'] });
}

/** A name for a browser. Whoever knows the endpoint is it, or its push service. */
export function deviceOf(endpoint: string): string {
  return systemRandom.hash(endpoint);
}

/** `door` undefined: no pushes here. */
export function servePushes(api: FastifyInstance, door: PushDoor | undefined): void {
  const shown = { palier: VERSION, key: door?.key ?? null };
  api.get('/pushes', async (_, reply) => reply.send(shown));

  api.post('/pushes', { bodyLimit: MOST_SENT }, async (request, reply) => {
    const asked = readBody(askedPushes, request.body);
    if (isFault(asked)) return sendProblem(request, reply, asked);
    if (door === undefined) return sendProblem(request, reply, 'no-such-page');
    const { endpoint, p256dh, auth, wants, seats } = asked;
    const device = deviceOf(endpoint);
    if (wants.length === 0 || seats.length === 0) {
      await door.forget(device);
      return reply.send(shown);
    }
    const problem = unreachable(door, asked);
    if (problem !== undefined) return sendProblem(request, reply, problem);
    await door.keep(
      { device, endpoint, p256dh, auth, wants: wants.join(' ') },
      seats.map(({ table, token }) => ({ id: table, token: systemRandom.hash(token) })),
    );
    return reply.send(shown);
  });
}
