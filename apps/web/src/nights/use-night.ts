/**
 * A night as it is now, looked at again and again while somebody looks; while they wait for a table they say
 * so each time, and go there once there is one.
 */
import { useSignal, type ReadonlySignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { text } from '@palier/rules/codec';
import { TOKEN_BYTES, parseReturnCode, tokenFrom } from '@palier/table/room';
import { keepTicket, tickets } from '../online/tickets.ts';
import { ask, isDone, type Answer } from '../people/api.ts';
import { randomHex } from '../state/browser.ts';
import { kept } from '../state/kept.ts';
import { looseList, looseObject, refined, whole } from '../state/kept-codecs.ts';
import { profile } from '../state/own-profile.ts';
import { go } from '../state/router.ts';
import { words } from '../state/words.ts';
import { fetchNight, nightPath, type Night } from './night-api.ts';

/** Milliseconds between two looks. */
const PERIOD = 3000;

/** Who waits is believed to for some seconds, and may have opened the page anew. */
export type NightState = {
  /** Undefined until the server has answered. */
  readonly answer: ReadonlySignal<Answer<Night> | undefined>;
  /** The deal for which one waits here. */
  readonly waits: ReadonlySignal<number | undefined>;
  readonly problem: ReadonlySignal<string>;
  /** Whether it was done. */
  readonly change: (method: string, path: string, body?: object) => Promise<boolean>;
  readonly wait: (deal: number) => Promise<void>;
  readonly beginNow: () => Promise<void>;
  readonly stopWaiting: () => Promise<void>;
};

/** What proves at a table of a deal who one is: the same however often the page is opened anew. */
type Proof = { readonly night: string; readonly deal: number; readonly token: string };

const ID_LENGTH = 64;
const MOST_PROOFS = 40;
const idText = text(ID_LENGTH);
const proof = looseObject<Proof>({
  night: idText,
  deal: whole,
  token: refined(idText, parseReturnCode),
});
const proofs = kept<readonly Proof[]>('nights', looseList(proof, MOST_PROOFS), []);

function proofFor(night: string, deal: number): Proof | undefined {
  return proofs.peek().find((one) => one.night === night && one.deal === deal);
}

function ownProof(night: string, deal: number): Proof {
  const known = proofFor(night, deal);
  if (known !== undefined) return known;
  const drawn = { night, deal, token: tokenFrom(randomHex(TOKEN_BYTES)) };
  proofs.change((all) => [drawn, ...all].slice(0, MOST_PROOFS));
  return drawn;
}

/** What leads to one’s seat at a table, also where the page was closed before there was one. */
function keepSeat(table: string, { token }: Proof): void {
  if (isOwnSeat(table)) return;
  const unseen = { players: [], bots: {}, turn: [], winners: [] };
  const { name } = profile.peek();
  const known = { id: table, code: table, token, name: name === '' ? table : name };
  keepTicket({ ...known, ...unseen, phase: 'playing', seen: Date.now() });
}

export function useNight(id: string): NightState {
  const answer = useSignal<Answer<Night> | undefined>(undefined);
  const waits = useSignal<number | undefined>(undefined);
  const problem = useSignal('');
  const isGone = useRef(false);

  const asked = async (method: string, path: string, body?: object): Promise<boolean> => {
    const said = await ask(method, path, body);
    problem.value = isDone(said) ? '' : said.t === 'refused' ? said.says : words('shell').notLoaded;
    return isDone(said);
  };
  const look = async (): Promise<void> => {
    const told = await fetchNight(id);
    if (isGone.current) return;
    // A moment without an answer takes nothing away.
    if (isDone(told) || answer.peek() === undefined || told.t === 'refused') answer.value = told;
    if (!isDone(told)) return;
    for (const [index, { table }] of told.value.deals.entries()) {
      const seat = proofFor(id, index + 1);
      if (table === undefined || seat === undefined) continue;
      keepSeat(table, seat);
      if (waits.peek() !== index + 1) continue;
      waits.value = undefined;
      go({ t: 'table', table });
    }
  };
  const sayWait = async (isNow = false): Promise<void> => {
    const deal = waits.peek();
    if (deal === undefined) return;
    const { token } = ownProof(id, deal);
    const body = { deal, token, ...(isNow && { now: true }) };
    if (!(await asked('PUT', nightPath(id, 'seat'), body))) waits.value = undefined;
  };

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const turn = async (): Promise<void> => {
      clearTimeout(timer);
      // Nobody waits who does not look.
      if (document.visibilityState === 'visible') {
        await sayWait();
        await look();
      }
      if (!isGone.current) timer = setTimeout(() => void turn(), PERIOD);
    };
    const seen = (): void => {
      if (document.visibilityState === 'visible') void turn();
    };
    document.addEventListener('visibilitychange', seen);
    void turn();
    return () => {
      isGone.current = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
      if (waits.peek() !== undefined) void ask('DELETE', nightPath(id, 'seat'));
    };
  }, []);

  return {
    answer,
    waits,
    problem,
    change: async (method, path, body) => {
      const isSo = await asked(method, path, body);
      await look();
      return isSo;
    },
    wait: async (deal) => {
      waits.value = deal;
      await sayWait();
      await look();
    },
    beginNow: async () => {
      await sayWait(true);
      await look();
    },
    stopWaiting: async () => {
      waits.value = undefined;
      await asked('DELETE', nightPath(id, 'seat'));
      await look();
    },
  };
}

/** Whether this device has what leads to its seat there. */
export function isOwnSeat(table: string): boolean {
  return tickets.value.some(({ id }) => id === table);
}
