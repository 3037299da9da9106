/** What operators ask over HTTP, below `/api/admin`: for who has a token, and only where there is one. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clubs } from '@palier/people';
import { VERSION } from '@palier/rules';
import type { Origin, Rooms, WireAnswer } from '@palier/table/room';
import type * as z from 'zod';
import {
  banAsk,
  clubShownToAdmin,
  noteAsk,
  renameAsk,
  renameClubAsk,
  shownPerson,
  shownToAdmin,
  type banShown,
  type reportShown,
} from '../api/admin-documents.ts';
import { sendDenial, sendProblem } from '../api/problem.ts';
import { adminNamed, type AdminToken } from '../base/admin-token.ts';
import type { Log } from '../base/log.ts';
import type { Time } from '../base/time.ts';
import type { BanTarget, KeptBan, KeptReport, NewBan, Office } from '../ledger/index.ts';
import type { BanList } from './bans.ts';

export type AdminPorts = {
  readonly tokens: readonly AdminToken[];
  readonly office: Office;
  readonly bans: BanList;
  readonly clubs: Pick<Clubs, 'inspect' | 'operate'>;
  readonly rooms: Pick<Rooms, 'inspect' | 'operate' | 'person' | 'heedBans'>;
  readonly time: Pick<Time, 'wall'>;
  readonly log: Log;
};

const HOUR = 3_600_000;

/** In force at once: each is a hash at the door. */
const MOST_BANS = 2000;

const MOST_LISTED = 1000;
const USUALLY_LISTED = 50;

type NumberParams = { readonly Params: { readonly no: string } };
type ClubParams = { readonly Params: { readonly club: string } };
type TableParams = { readonly Params: { readonly table: string } };
type ListQuery = {
  readonly Querystring: { readonly most?: string; readonly all?: string };
};

/** To be called inside of what answers below `/api`. */
export function serveAdmin(api: FastifyInstance, ports: AdminPorts): void {
  const { office, bans, clubs, rooms, time, log } = ports;
  const names = new WeakMap<FastifyRequest, string>();
  const doing = (request: FastifyRequest): { readonly at: number; readonly by: string } => ({
    at: time.wall(),
    by: names.get(request) ?? '',
  });

  void api.register(
    async (admin) => {
      admin.addHook('onRequest', async (request, reply) => {
        const name = adminNamed(ports.tokens, request.headers.authorization);
        if (name === undefined) {
          log.warn('somebody without an admin token asked for what is the operator’s');
          return sendProblem(request, reply, 'not-admin');
        }
        names.set(request, name);
        return undefined;
      });

      admin.get<ListQuery>('/reports', async (request, reply) => {
        const { all } = request.query;
        const most = mostOf(request.query.most);
        const reports = await office.reports({ isSettledToo: all === '1', most });
        return reply.send({ palier: VERSION, reports: reports.map(shownReport) });
      });

      admin.get<NumberParams>('/reports/:no', async (request, reply) => {
        const report = await office.report(numberOf(request));
        if (report === undefined) return sendProblem(request, reply, 'no-such-report');
        return reply.send({ palier: VERSION, report: shownReport(report) });
      });

      admin.post<NumberParams>('/reports/:no/settle', async (request, reply) => {
        const asked = noteAsk.safeParse(request.body);
        if (!asked.success) return refuse(request, reply, asked.error);
        const isDone = await office.settle(numberOf(request), asked.data.note, doing(request));
        return isDone ? done(reply) : sendProblem(request, reply, 'no-such-report');
      });

      admin.get('/bans', async (_, reply) => {
        const list = await office.bans(time.wall());
        return reply.send({ palier: VERSION, bans: list.map(shownBan) });
      });

      admin.post('/bans', async (request, reply) => {
        const asked = banAsk.safeParse(request.body);
        if (!asked.success) return refuse(request, reply, asked.error);
        const { who, hours, note } = asked.data;
        const found = await findPerson(ports, who);
        if (typeof found === 'string') return sendProblem(request, reply, found);
        const { at, by } = doing(request);
        const ban: NewBan = { at, until: at + hours * HOUR, by, note, ...found };
        const no = await office.ban(ban, MOST_BANS);
        if (no === undefined) return sendProblem(request, reply, 'too-many-bans');
        log.info({ ban: no, by }, 'banned');
        await heed(found.about.table);
        return reply.code(201).send({ palier: VERSION, ban: shownBan({ ...ban, no }) });
      });

      admin.post<NumberParams>('/bans/:no/end', async (request, reply) => {
        if (!(await office.unban(numberOf(request), doing(request)))) {
          return sendProblem(request, reply, 'no-such-ban');
        }
        await heed();
        return done(reply);
      });

      admin.get<TableParams>('/tables/:table', async (request, reply) => {
        const room = await rooms.inspect(request.params.table);
        if (room === undefined) return sendProblem(request, reply, 'no-such-table');
        return reply.send(shownToAdmin(room));
      });

      admin.post<TableParams>('/tables/:table/rename', async (request, reply) => {
        const asked = renameAsk.safeParse(request.body);
        if (!asked.success) return refuse(request, reply, asked.error);
        const { person, name } = asked.data;
        const room = await rooms.inspect(request.params.table);
        if (room === undefined) return sendProblem(request, reply, 'no-such-table');
        const before = room.people.find((one) => one.person === person)?.names.at(-1);
        const answer = await rooms.operate(room.id, { t: 'rename', person, name });
        if (answer?.t === 'done') {
          const about = { table: room.id, person, before: before ?? '', name };
          await office.note({ ...doing(request), what: 'rename', about });
        }
        return sendAnswer(request, reply, answer);
      });

      admin.post<TableParams>('/tables/:table/close', async (request, reply) => {
        const asked = noteAsk.safeParse(request.body);
        if (!asked.success) return refuse(request, reply, asked.error);
        const room = await rooms.inspect(request.params.table);
        if (room === undefined) return sendProblem(request, reply, 'no-such-table');
        const answer = await rooms.operate(room.id, { t: 'shut' });
        if (answer?.t === 'done') {
          const about = { table: room.id, note: asked.data.note };
          await office.note({ ...doing(request), what: 'close', about });
        }
        return sendAnswer(request, reply, answer);
      });

      admin.get<ClubParams>('/clubs/:club', async (request, reply) => {
        const found = await clubs.inspect(request.params.club);
        return found === undefined
          ? sendProblem(request, reply, 'no-such-club')
          : reply.send(clubShownToAdmin(found));
      });

      admin.post<ClubParams>('/clubs/:club/rename', async (request, reply) => {
        const asked = renameClubAsk.safeParse(request.body);
        if (!asked.success) return refuse(request, reply, asked.error);
        const found = await clubs.inspect(request.params.club);
        if (found === undefined) return sendProblem(request, reply, 'no-such-club');
        const { id, name: before } = found.club;
        const { name } = asked.data;
        const outcome = await clubs.operate(id, name);
        if (outcome === 'bad-name') return sendProblem(request, reply, outcome);
        const about = { club: id, before, name };
        await office.note({ ...doing(request), what: 'rename-club', about });
        return done(reply);
      });

      admin.post<ClubParams>('/clubs/:club/close', async (request, reply) => {
        const asked = noteAsk.safeParse(request.body);
        if (!asked.success) return refuse(request, reply, asked.error);
        const found = await clubs.inspect(request.params.club);
        if (found === undefined) return sendProblem(request, reply, 'no-such-club');
        const { id, name } = found.club;
        await clubs.operate(id);
        const about = { club: id, name, note: asked.data.note };
        await office.note({ ...doing(request), what: 'close-club', about });
        return done(reply);
      });

      admin.get<ListQuery>('/log', async (request, reply) => {
        const deeds = await office.log(mostOf(request.query.most));
        return reply.send({ palier: VERSION, log: deeds });
      });
    },
    { prefix: '/admin' },
  );

  /** This node knows at once, the others within seconds. */
  async function heed(table?: string): Promise<void> {
    await bans.refresh();
    await rooms.heedBans(table);
  }
}

type Found = Pick<NewBan, 'target' | 'about'>;
type Missing = 'no-such-report' | 'no-such-table' | 'no-such-person' | 'no-address';

async function findPerson(
  { office, rooms }: AdminPorts,
  who: z.infer<typeof banAsk>['who'],
): Promise<Found | Missing> {
  if (who.t === 'report') {
    const report = await office.report(who.report);
    if (report === undefined) return 'no-such-report';
    return foundIn(report.table, report[who.side]);
  }
  const room = await rooms.inspect(who.table);
  if (room === undefined) return 'no-such-table';
  const person = await rooms.person(room.id, who.person);
  return person === undefined ? 'no-such-person' : foundIn(room.id, person);
}

function foundIn(
  table: string,
  { person, names, origin }: { person: number; names: readonly string[]; origin?: Origin },
): Found | Missing {
  if (origin === undefined) return 'no-address';
  const target: BanTarget = { t: 'address', ...origin };
  return { target, about: { table, person, name: names.at(-1) ?? '' } };
}

function shownReport({
  reporter,
  reported,
  lines,
  ...rest
}: KeptReport): z.infer<typeof reportShown> {
  return {
    ...rest,
    reporter: shownPerson(reporter),
    reported: shownPerson(reported),
    lines: [...lines],
  };
}

/** Without what an address could be recognized by. */
function shownBan({ no, at, until, by, note, target, about }: KeptBan): z.infer<typeof banShown> {
  return { no, at, until, by, note, kind: target.t, about };
}

function numberOf({ params }: FastifyRequest<NumberParams>): number {
  return /^\d{1,15}$/u.test(params.no) ? Number(params.no) : 0;
}

function mostOf(text: string | undefined): number {
  const most = /^\d{1,6}$/u.test(text ?? '') ? Number(text) : USUALLY_LISTED;
  return Math.min(MOST_LISTED, Math.max(1, most));
}

async function done(reply: FastifyReply): Promise<FastifyReply> {
  return reply.send({ palier: VERSION, done: true });
}

async function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  { issues }: z.ZodError,
): Promise<FastifyReply> {
  const path = issues[0]?.path.join('.') ?? '';
  return sendProblem(request, reply, 'bad-request', path);
}

async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: WireAnswer | undefined,
): Promise<FastifyReply> {
  if (answer === undefined) return sendProblem(request, reply, 'no-such-table');
  if (answer.t === 'done') return done(reply);
  if (answer.t !== 'denied' || answer.why === 'unknown') {
    return sendProblem(request, reply, 'failed');
  }
  return sendDenial(request, reply, answer.why);
}
