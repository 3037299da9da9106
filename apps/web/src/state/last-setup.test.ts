import { isFault, makeSetup } from '@palier/rules';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceOf, seatsOf } from './draft-game.ts';
import { defaultDraft, fewestPeople, peopleIn, type Draft, type Mode } from './draft.ts';
import { makeKept, parseKept } from './kept.ts';
import { draftCodec } from './last-setup.ts';
import { aDraft } from './testing/a-draft.ts';

function parseDraft(text: string | null, mode: Mode): Draft {
  return parseKept(draftCodec(mode), text) ?? defaultDraft(mode);
}

const MODES: readonly Mode[] = ['bots', 'device'];

describe('a remembered set-up', () => {
  it('is read back as it was', () => {
    fc.assert(
      fc.property(aDraft, (draft) => {
        expect(parseDraft(makeKept(draftCodec('bots'), draft), 'bots')).toEqual(draft);
      }),
    );
  });

  it('keeps the faces that were chosen, and no others', () => {
    const [ada, ben] = [
      { t: 'person', name: 'Ada', face: 'b1234' },
      { t: 'person', name: 'Ben', face: 'zz999' },
    ] as const;
    const draft: Draft = { ...defaultDraft('device'), seats: [ada, ben] };
    const read = parseDraft(makeKept(draftCodec('device'), draft), 'device');
    expect(read.seats).toEqual([ada, { t: 'person', name: 'Ben' }]);
    const names = { person: () => '', bot: () => '' };
    expect(seatsOf(read, names)).toEqual([{ name: 'Ada', face: 'b1234' }, { name: 'Ben' }]);
  });

  it('was once stored with the parts of its ladder as objects', () => {
    const levels = [[{ kind: 'run', size: 3 }], [{ kind: 'set', size: 2 }]] as const;
    const draft: Draft = { ...defaultDraft('bots'), ladder: { name: 'Mine', levels } };
    expect(parseDraft(JSON.stringify(draft), 'bots')).toEqual(draft);
    expect(JSON.parse(makeKept(draftCodec('bots'), draft))).toMatchObject({
      ladder: { name: 'Mine', levels: [['run 3'], ['set 2']] },
    });
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{"edition'],
    ['another kind of thing', '[1, 2]'],
    ['nothing at all', 'null'],
    ['an edition that we do not have', '{"edition":"level-9"}'],
    ['a prototype', '{"__proto__":{"edition":"level-up"},"rules":{"constructor":1}}'],
  ])('that is %s is the usual one', (_, text) => {
    expect(parseDraft(text, 'bots')).toEqual(defaultDraft('bots'));
    expect(parseDraft(text, 'device')).toEqual(defaultDraft('device'));
  });

  it.each([
    [
      'a ladder that is none',
      { ladder: { name: 'X', levels: [[{ kind: 'square', size: 3 }]] } },
      { ladder: 'one-star' },
    ],
    [
      'a ladder of one’s own that cannot be played',
      { ladder: { name: 'X', levels: [[{ kind: 'run', size: 11 }]] } },
      { ladder: 'one-star' },
    ],
    ['a ladder of another box', { edition: 'level-up', ladder: 'two-star' }, { ladder: 'stacked' }],
    ['an add-on that does not fit', { edition: 'level-up', master: 'all' }, { master: 'none' }],
    [
      'values that a rule does not have',
      { rules: { goingOut: 'never', levels: 99 } },
      { rules: {} },
    ],
    [
      'start levels out of range',
      { rules: { startLevel: [9, 'x', 2] } },
      { rules: { startLevel: [1, 1, 2] } },
    ],
    ['one player', { seats: [{ t: 'person', name: '' }] }, { seats: defaultDraft('bots').seats }],
  ])('with %s loses only that', (_, stored, expected) => {
    expect(parseDraft(JSON.stringify(stored), 'bots')).toMatchObject(expected);
  });

  it('never has the same character twice, or too few people for its mode', () => {
    const odile = { t: 'bot', character: 'odile', strength: 'steady' };
    const person = { t: 'person', name: 'A' };
    const twice = JSON.stringify({ seats: [person, odile, odile] });
    const alone = JSON.stringify({ seats: [person, odile] });
    expect(parseDraft(twice, 'bots').seats).toEqual(defaultDraft('bots').seats);
    expect(parseDraft(alone, 'device').seats).toEqual(defaultDraft('device').seats);
    expect(parseDraft(alone, 'bots').seats).toEqual([person, odile]);
  });

  it('can be dealt, whatever was stored', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom(...MODES), (text, mode) => {
        const draft = parseDraft(text, mode);
        expect(isFault(makeSetup(choiceOf(draft)))).toBe(false);
        expect(peopleIn(draft)).toBeGreaterThanOrEqual(fewestPeople(mode));
      }),
    );
  });
});
