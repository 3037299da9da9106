import { describe, expect, it } from 'vitest';
import { hexFrom, scriptedDial, type ScriptedDial } from '../testing/scripted-dial.ts';
import { VirtualClock } from '../testing/virtual-clock.ts';
import { Link } from './link.ts';

type LinkUnderTest = ScriptedDial & {
  readonly link: Link;
  readonly clock: VirtualClock;
  readonly heard: string[];
  /** Lets so many milliseconds pass. */
  readonly pass: (ms: number) => void;
  /** How long it takes until it is dialled again. */
  readonly wait: () => number;
};

function linkWith(random: (bytes: number) => string = hexFrom('link')): LinkUnderTest {
  const clock = new VirtualClock();
  const script = scriptedDial();
  const heard: string[] = [];
  const link = new Link(
    { dial: script.dial, clock, random },
    {
      opened: () => heard.push('opened'),
      message: (text) => heard.push(text),
      closed: () => heard.push('closed'),
    },
  );
  const pass = (ms: number): void => {
    const until = clock.now() + ms;
    while (clock.next(until));
  };
  const wait = (): number => {
    const { length } = script.lines;
    const since = clock.now();
    while (script.lines.length === length) clock.next();
    return clock.now() - since;
  };
  return { ...script, link, clock, heard, pass, wait };
}

const LEAST = (): string => '0000';
const MOST = (): string => 'ffff';

describe('a lost connection is dialled again', () => {
  it.each([
    ['the whole', MOST, [250, 500, 1000, 2000, 4000, 8000, 8000]],
    ['half', LEAST, [125, 250, 500, 1000, 2000, 4000, 4000]],
  ])('later and later while that is in vain: %s of each wait', (_, random, waits) => {
    const { last, wait } = linkWith(random);
    const found = waits.map(() => {
      last().cut();
      return wait();
    });
    expect(found).toEqual(waits);
  });

  it('between half of the wait and the whole', () => {
    const { last, wait } = linkWith();
    const shares = [250, 500, 1000, 2000, 4000, 8000, 8000, 8000, 8000].map((whole) => {
      last().cut();
      return wait() / whole;
    });
    expect(shares.every((share) => share >= 0.5 && share <= 1)).toBe(true);
    expect(new Set(shares).size).toBe(shares.length);
  });

  it('soon, where it lasted as long as it was waited for, or long enough', () => {
    const { last, pass, wait } = linkWith(MOST);
    const lasting = (ms: number): number => {
      last().open();
      last().tell('hello');
      pass(ms);
      last().cut();
      return wait();
    };
    expect([lasting(0), lasting(249), lasting(500), lasting(250)]).toEqual([250, 500, 250, 250]);
    for (let count = 0; count < 5; count++) {
      last().cut();
      wait();
    }
    expect([lasting(1999), lasting(2000)]).toEqual([8000, 250]);
  });

  it('later, where it was opened and nothing was ever heard', () => {
    const { last, pass, wait } = linkWith(MOST);
    const waits = [1, 2, 3].map(() => {
      last().open();
      pass(5000);
      last().cut();
      return wait();
    });
    expect(waits).toEqual([250, 500, 1000]);
  });

  it('at once where there is reason to hope', () => {
    const { link, last, lines, pass } = linkWith(MOST);
    last().cut();
    link.retryNow();
    expect(lines).toHaveLength(2);
    // The wait that was cut short is not made up for.
    pass(1000);
    expect(lines).toHaveLength(2);
  });
});

describe('an old connection', () => {
  it('is not heard any more, and nothing is said into it', () => {
    const { link, heard, lines, wait } = linkWith();
    const [first] = lines;
    first!.open();
    link.drop();
    expect(first!.isClosed).toBe(true);
    first!.tell('late');
    first!.cut();
    link.send('lost');
    wait();
    first!.tell('late');
    first!.cut();
    first!.open();
    link.send('lost');
    expect(heard).toEqual(['opened', 'closed']);
    expect(lines).toHaveLength(2);
  });
});

const PING = { t: 'ping', id: 0 };

describe('a silent connection', () => {
  it('is asked after 20 seconds, and given up after 30', () => {
    const { heard, last, lines, pass } = linkWith(MOST);
    last().open();
    last().tell('hello');
    pass(19_999);
    expect(last().said).toEqual([]);
    pass(1);
    expect(last().said).toEqual([PING]);
    pass(9999);
    expect(last().isClosed).toBe(false);
    pass(1);
    expect(lines[0]!.isClosed).toBe(true);
    expect(heard).toEqual(['opened', 'hello', 'closed']);
    pass(250);
    expect(lines).toHaveLength(2);
  });

  it('is kept while it says anything', () => {
    const { last, lines, pass } = linkWith();
    last().open();
    for (let count = 0; count < 20; count++) {
      last().tell('something');
      pass(19_000);
    }
    expect(last().said).toEqual([]);
    for (let count = 0; count < 20; count++) {
      pass(10_000);
      last().tell('at last');
      pass(19_000);
    }
    expect(lines).toHaveLength(1);
    expect(last().said.length).toBeGreaterThan(0);
  });

  it('that never said anything is given up after 15 seconds', () => {
    const { last, lines, pass } = linkWith(MOST);
    last().open();
    pass(14_999);
    expect(last().isClosed).toBe(false);
    pass(1);
    expect(lines[0]!.isClosed).toBe(true);
    pass(250);
    expect(lines).toHaveLength(2);
  });

  it('is asked at once where there is reason to doubt it, and has 3 seconds', () => {
    const { link, last, lines, pass } = linkWith(MOST);
    last().open();
    last().tell('hello');
    link.retryNow();
    expect(last().said).toEqual([PING]);
    last().tell('pong');
    pass(10_000);
    expect(last().isClosed).toBe(false);
    link.retryNow();
    pass(1000);
    link.retryNow();
    pass(1999);
    expect(last().isClosed).toBe(false);
    pass(1);
    expect(lines[0]!.isClosed).toBe(true);
  });

  it('that is being dialled is dialled anew only after a while', () => {
    const { link, heard, lines, pass } = linkWith();
    pass(3000);
    link.retryNow();
    expect(lines).toHaveLength(1);
    pass(1);
    link.retryNow();
    expect(lines.map(({ isClosed }) => isClosed)).toEqual([true, false]);
    expect(heard).toEqual([]);
  });
});

describe('a link that is closed', () => {
  it.each(['dialling', 'open', 'waiting'])('while %s stays so, and leaves no timer', (when) => {
    const { link, last, lines, clock, heard } = linkWith();
    if (when !== 'dialling') last().open();
    if (when === 'waiting') last().cut();
    heard.length = 0;
    link.close();
    link.retryNow();
    link.drop();
    link.send('lost');
    expect(clock.next()).toBe(false);
    expect(lines).toHaveLength(1);
    expect(last().isClosed).toBe(true);
    expect(heard).toEqual([]);
  });
});
