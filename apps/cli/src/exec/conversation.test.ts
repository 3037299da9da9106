import { describe, expect, it } from 'vitest';
import { Conversation, type Reply } from './conversation.ts';

const LONG = 600_000;

function move(text: string, id?: number): string {
  return JSON.stringify({ t: 'move', move: text, ...(id === undefined ? {} : { id }) });
}

/** Asks, hears the lines, and gives the reply with what nobody had asked for. */
async function asked(conversation: Conversation, lines: readonly string[]) {
  const reply = conversation.reply(LONG);
  const surplus = lines.filter((line) => !conversation.hear(line));
  conversation.end({ t: 'late' });
  return { reply: said(await reply), surplus };
}

function said(reply: Reply): string {
  return reply.t === 'move' ? reply.move : reply.t;
}

describe('an answer', () => {
  it.each([
    ['with the number of its question', [move('draw', 1)]],
    ['without a number', [move('draw')]],
    ['after a greeting', ['{"t":"ready","name":"me"}', move('draw')]],
  ])('%s is taken', async (_, lines) => {
    const { reply, surplus } = await asked(new Conversation(), lines);
    expect({ reply, surplus }).toEqual({ reply: 'draw', surplus: [] });
  });

  it.each([
    ['draw'],
    [''],
    ['null'],
    ['[]'],
    ['"draw"'],
    ['{"t":"move"}'],
    ['{"t":"move","move":7}'],
    ['{"t":"move","move":"draw","id":"1"}'],
    ['{"t":"move","move":"draw","id":0}'],
    ['{"t":"move","move":"draw","mood":"good"}'],
    [`{"t":"move","move":"${'x'.repeat(1001)}"}`],
    ['{"t":"play","move":"draw"}'],
    ['['.repeat(5000)],
    ['['.repeat(5000) + ']'.repeat(5000)],
  ])('is broken: %.40j', async (line) => {
    expect(await asked(new Conversation(), [line])).toEqual({ reply: 'broken', surplus: [] });
  });

  it('that nobody asked for is told apart', async () => {
    const conversation = new Conversation();
    expect(conversation.hear(move('draw', 1))).toBe(false);
    expect(conversation.hear(move('draw'))).toBe(false);
    expect(conversation.hear('nonsense')).toBe(false);
    const twice = [move('draw'), move('draw')];
    expect(await asked(conversation, twice)).toEqual({ reply: 'draw', surplus: [move('draw')] });
    const ahead = [move('draw', 3), move('draw', 2)];
    expect(await asked(conversation, ahead)).toEqual({
      reply: 'draw',
      surplus: [move('draw', 3)],
    });
  });

  it('that comes too late is never the answer to the next question', async () => {
    for (const numbered of [true, false]) {
      const conversation = new Conversation();
      const answer = (id: number, text: string): string => move(text, numbered ? id : undefined);
      expect(await asked(conversation, [])).toEqual({ reply: 'late', surplus: [] });
      expect(await asked(conversation, [answer(1, 'draw')])).toEqual({
        reply: 'late',
        surplus: [],
      });
      expect(await asked(conversation, [answer(2, 'take 1'), answer(3, 'take 2')])).toEqual({
        reply: 'take 2',
        surplus: [],
      });
    }
  });

  it('with a number makes good for those that never came', async () => {
    const conversation = new Conversation();
    await asked(conversation, []);
    await asked(conversation, []);
    expect((await asked(conversation, [move('draw', 3)])).reply).toBe('draw');
    expect((await asked(conversation, [move('take 1')])).reply).toBe('take 1');
  });

  it('that does not come in time is late', async () => {
    expect(await new Conversation().reply(1)).toEqual({ t: 'late' });
  });
});
