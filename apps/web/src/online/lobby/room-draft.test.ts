import { makeBotName } from '@palier/bots';
import { USUAL_OPTIONS, type ToldOptions } from '@palier/table/room';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDraft } from '../../state/testing/a-draft.ts';
import { choiceOf } from '../../state/draft-game.ts';
import { toldSetup } from '../last-table.ts';
import { draftBot, draftOf } from './room-draft.ts';

function optionsOf(setup: ToldOptions['setup']): ToldOptions {
  return { setup, ...USUAL_OPTIONS };
}

describe('the set-up of a table', () => {
  it('is played the same when it comes back as a draft', () => {
    fc.assert(
      fc.property(aDraft, (draft) => {
        const back = draftOf(optionsOf(toldSetup(draft)), []);
        expect(back && choiceOf(back)).toEqual(choiceOf(draft));
      }),
    );
  });

  it('has its people and bots in the draft', () => {
    const setup = { edition: 'level-8-101', players: 4 };
    const seats = [
      { t: 'person', person: 1, name: 'Anna', standIn: null },
      { t: 'bot', bot: 'odile-expert', name: 'Odile', claim: null },
      { t: 'bot', bot: 'stranger', name: 'Zed', claim: null },
      { t: 'open' },
    ] as const;
    expect(draftOf(optionsOf(setup), [...seats])?.seats).toEqual([
      { t: 'person', name: 'Anna' },
      { t: 'bot', character: 'odile', strength: 'expert' },
      { t: 'person', name: 'Zed' },
      { t: 'person', name: '' },
    ]);
  });

  it.each([
    ['of another box', { edition: 'level-9', players: 2 }],
    ['with a ladder of its own', { edition: 'level-up', players: 2, ladder: 'two-star' }],
    ['with a ladder a seat', { edition: 'level-up', players: 2, ladders: ['stacked', 'open'] }],
  ])('%s is no draft', (_, setup) => {
    expect(draftOf(optionsOf(setup), [])).toBeUndefined();
  });
});

it('a bot is read back', () => {
  expect(makeBotName(draftBot('nell-master')!)).toBe('nell-master');
  expect(draftBot('nell')).toBeUndefined();
  expect(draftBot('nobody-master')).toBeUndefined();
});
