/** What comes to people's minds besides playing: talk, other rules, another name, going away. */
import { EMOTES, PHRASES } from '@palier/table/room';
import { otherName } from '../shared/manners.ts';
import { chosenOptions } from '../shared/setups.ts';
import type { Visit } from './person.ts';

type Whim = (visit: Visit) => boolean;

/** Each answers whether anything came of it. */
const WHIMS: readonly Whim[] = [
  ({ device, person: { dice } }) => {
    const phrase = { t: 'phrase', phrase: dice.pick(PHRASES) } as const;
    const emote = { t: 'emote', emote: dice.pick(EMOTES) } as const;
    const text = { t: 'text', text: `so ${dice.below(1000)}` } as const;
    void device.ask(device.client.say(dice.pick([phrase, emote, text])));
    return true;
  },
  ({ device, person }) => {
    person.name = otherName(person);
    void device.ask(device.client.rename(person.name));
    return true;
  },
  ({ device, person: { dice } }) => {
    void device.ask(device.client.chooseFace(dice.pick(['a0000', 'l5555'])));
    return true;
  },
  ({ device, person: { dice } }) => {
    device.client.setAway(dice.oneIn(2));
    return false;
  },
  ({ device, person: { dice } }) => {
    if (dice.oneIn(2)) device.client.retryNow();
    else device.client.seenMissed();
    return false;
  },
  ({ device, person: { dice } }) => {
    void device.ask(device.client.wantNext(dice.oneIn(2)));
    return true;
  },
  ({ device }) => {
    void device.ask(device.client.record());
    return true;
  },
  ({ device, world: { plan } }) => {
    void device.ask(plan.isRematch ? device.client.again() : device.client.begin());
    return true;
  },
  ({ device, state, person: { dice } }) => {
    const { setup } = state.room.options;
    const players = dice.oneIn(2) ? 2 + dice.below(3) : setup['players']!;
    const other = state.room.phase === 'lobby' ? { ...setup, players } : setup;
    const joining = dice.pick(['anyone', 'approved', 'approved'] as const);
    void device.ask(device.client.configure({ ...chosenOptions(dice, other), joining }));
    return true;
  },
  ({ device, state, person: { dice } }) => {
    const { people } = state.room;
    if (people.length === 0) return false;
    void device.ask(device.client.passHost(dice.pick(people).id));
    return true;
  },
  ({ device, person: { dice } }) => {
    void device.ask(device.client.sit(1 + dice.below(4)));
    return true;
  },
  ({ person, company, world, state }) => {
    if (state.room.phase !== 'playing' || state.seat === undefined) return false;
    world.story.fault('person vanishes', () => person.name);
    company.vanish(person, 9000 + person.dice.below(20_000));
    return true;
  },
  ({ device, person, company, world }) => {
    if (!person.dice.oneIn(3) || !company.letGo(person)) return false;
    person.isGoing = false;
    world.story.fault('stands up', () => person.name);
    void device.ask(device.client.stand());
    return true;
  },
  ({ device, person, company, world }) => {
    if (!person.dice.oneIn(3) || !company.letGo(person)) return false;
    world.story.fault('leaves', () => person.name);
    void device.ask(device.client.leave());
    return true;
  },
  ({ device, person, company, world, state }) => {
    if (!person.dice.oneIn(3) || state.room.host !== state.me) return false;
    const { id } = person.dice.pick(state.room.people);
    const target = company.find(state.room.id, id);
    if (!company.letGo(target)) return false;
    world.story.fault('is removed', () => String(id));
    void device.ask(device.client.remove(id, person.dice.oneIn(2) ? { forGood: true } : {}));
    return true;
  },
  ({ device, state, person: { dice } }) => {
    const { waiting, people } = state.room;
    const { id } = dice.pick([...waiting, ...people]);
    void device.ask(device.client.admit(id, dice.oneIn(2)));
    return true;
  },
  ({ device, state, person: { dice } }) => {
    const seat = 1 + dice.below(state.room.seats.length);
    void device.ask(device.client.seatBot(seat, dice.oneIn(2) ? null : { bot: 'none', name: 'x' }));
    return true;
  },
];

/** Whether somebody did something odd instead. */
export function haveWhim(visit: Visit): boolean {
  const { dice } = visit.person;
  if (visit.state.me === undefined || !dice.oneIn(visit.world.plan.whims)) return false;
  return dice.pick(WHIMS)(visit);
}
