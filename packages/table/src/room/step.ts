/** Steps as text, as the ledger keeps them: game entries and set-ups as documents of the contract. */
import {
  assert,
  isFault,
  makeRecordLine,
  makeSetupChoice,
  parseRecordedEvent,
  parseSetupChoice,
  type Json,
  type RecordedEvent,
} from '@palier/rules';
import { OPTIONS_THEN } from './old-steps.ts';
import type { RoomOptions } from './options.ts';
import type { RoomEvent, RoomStep } from './room.ts';

const EVENTS: { readonly [T in RoomEvent['t']]: true } = {
  opened: true,
  joined: true,
  knocked: true,
  admitted: true,
  turnedAway: true,
  barred: true,
  salted: true,
  renamed: true,
  faceChosen: true,
  left: true,
  seated: true,
  stood: true,
  botSeated: true,
  botLeft: true,
  claimed: true,
  optionsChosen: true,
  hostPassed: true,
  begun: true,
  played: true,
  standInCame: true,
  standInWent: true,
  voted: true,
  takeBackWished: true,
  takeBackGranted: true,
  takeBackDenied: true,
  said: true,
  nextWanted: true,
  restTaken: true,
  restEnded: true,
  clockSet: true,
  shut: true,
  rushed: true,
  unsealed: true,
  continued: true,
};

export function makeStep({ at, by, key, events }: RoomStep): string {
  const own = by === undefined ? '' : `,"by":${by}`;
  const named = key === undefined ? '' : `,"key":${JSON.stringify(key)}`;
  return `{"at":${at}${own}${named},"events":[${events.map(makeRoomEvent).join(',')}]}`;
}

function makeRoomEvent(event: RoomEvent): string {
  switch (event.t) {
    case 'played':
      return `{"t":"played","entries":[${event.entries.map(makeRecordLine).join(',')}]}`;
    case 'opened':
    case 'optionsChosen':
      return JSON.stringify({ ...event, options: makeOptions(event.options) });
    default:
      return JSON.stringify(event);
  }
}

/** Options as they are written and told. */
export function makeOptions(
  options: RoomOptions,
): Omit<RoomOptions, 'setup'> & { readonly setup: Json } {
  return { ...options, setup: makeSetupChoice(options.setup) };
}

/** A step of our own ledger. What cannot be read was not written by us: that is no table to go on at. */
export function parseStep(text: string): RoomStep {
  const step = JSON.parse(text) as Partial<RoomStep> | null;
  assert(typeof step === 'object' && step !== null, 'a step is an object');
  const { at, by, key, events } = step;
  assert(typeof at === 'number' && Array.isArray(events), 'a step has a time and events');
  return {
    at,
    ...(by !== undefined && { by }),
    ...(key !== undefined && { key }),
    events: events.map(readEvent),
  };
}

function readEvent(event: RoomEvent): RoomEvent {
  assert(Object.hasOwn(EVENTS, event.t), `a step tells of ${event.t}`);
  switch (event.t) {
    case 'played':
      return { t: 'played', entries: event.entries.map(readEntry) };
    case 'opened':
    case 'optionsChosen':
      return { ...event, options: readOptions(event.options) };
    default:
      return event;
  }
}

function readEntry(json: unknown): RecordedEvent {
  const entry = parseRecordedEvent(json);
  assert(!isFault(entry), 'an entry in the ledger cannot be read');
  return entry;
}

function readOptions(options: RoomOptions): RoomOptions {
  const setup = parseSetupChoice(options.setup);
  assert(!isFault(setup), 'a set-up in the ledger cannot be read');
  return { ...OPTIONS_THEN, ...options, setup };
}
