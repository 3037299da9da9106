/** The harness itself: its measures find what they are for, and leave alone what is fine. */
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import {
  emulateVision,
  expectLegible,
  expectNoAxeInAnyTheme,
  expectNoAxeViolations,
  expectNothingAway,
  expectNothingCovered,
  expectNothingCut,
  expectNothingSideways,
  expectTouchTargets,
  newPage,
  theBrowser,
} from './harness/index.ts';
import { isFirefox } from './harness/engine.ts';
import { unfold } from './harness/in-page/looking.ts';
import { makeSmallPng } from './harness/small-png.ts';
import { visit, type Visit } from './harness/visit.ts';

async function pageWith(body: string, style = ''): Promise<Page> {
  const page = await newPage();
  await page.setContent(
    `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width">
     <title>Trial</title><style>* { box-sizing: border-box } body { margin: 0 } ${style}</style></head>
     <body><main><h1>Trial</h1>${body}</main></body></html>`,
  );
  return page;
}

describe('what goes wrong on a page is heard', () => {
  let everyVisit: Promise<Visit> | undefined;

  /** One page for all of them: each complains of something else. */
  async function visitedOnce(): Promise<Visit> {
    everyVisit ??= visit(await theBrowser(), {});
    const made = await everyVisit;
    if (made.page.url() === 'about:blank') await made.page.goto(inject('site'));
    return made;
  }

  afterAll(async () => (await everyVisit)?.page.context().close());

  it.each([
    ['an error that nobody catches', "setTimeout(() => { throw new Error('oh') })", 'uncaught: oh'],
    ['a promise that nobody catches', "void Promise.reject(new Error('no'))", 'uncaught: no'],
    ['a complaint', "console.error('dear me')", 'error: dear me'],
    [
      'a style written into the page',
      "document.body.append(Object.assign(document.createElement('style'), { textContent: 'p{}' }))",
      isFirefox ? 'an inline style (style-src-elem)' : 'policy broken: style-src-elem by inline',
    ],
    [
      'a script written into the page',
      "document.body.append(Object.assign(document.createElement('script'), { text: '1' }))",
      'policy broken: script-src-elem by inline',
    ],
    [
      'a call to elsewhere',
      "fetch('http://192.0.2.1/').catch(() => undefined)",
      'policy broken: connect-src by http://192.0.2.1/',
    ],
  ])('%s', async (_, script, problem) => {
    const { page, problems } = await visitedOnce();
    await page.evaluate(script);
    await expect.poll(() => problems.join('\n')).toContain(problem);
  });

  it('unless it was expected', async () => {
    const { page, problems } = await visit(await theBrowser(), { allowed: [/dear me/u] });
    onTestFinished(async () => page.context().close());
    await page.goto(inject('site'));
    await page.evaluate("console.error('dear me'); console.error('the last')");
    await expect.poll(() => problems).toEqual(['error: the last']);
  });
});

describe('nothing sideways', () => {
  it('accepts what fits, and what a box hides on purpose', async () => {
    const page = await pageWith(
      '<div class="sky"><div class="moon"></div></div><p>Long enough for several lines of text.</p>',
      '.sky { overflow: hidden; height: 100px } .moon { width: 2000px; height: 10px }',
    );
    await expectNothingSideways(page);
  });

  it.each([
    ['a page too wide', '<div style="width:1000px">x</div>', 'px wide in a window of 390'],
    [
      'a part that scrolls',
      '<div class="row" style="overflow-x:auto"><div style="width:1000px">x</div></div>',
      'div.row scrolls sideways',
    ],
    [
      'a part that sticks out',
      '<div class="out" style="position:fixed;left:-60px">card</div>',
      'div.out reaches from -60',
    ],
  ])('finds %s', async (_, body, problem) => {
    const page = await pageWith(body);
    await expect(expectNothingSideways(page)).rejects.toThrow(problem);
  });
});

describe('nothing cut', () => {
  it('finds a text that its box cuts off, and no other', async () => {
    const page = await pageWith(
      '<p class="box">A sentence that is far too long for its box</p><p>fine</p>',
      '.box { width: 100px; overflow: hidden; white-space: nowrap }',
    );
    await expect(expectNothingCut(page)).rejects.toThrow(/A sentence that is far too long/u);
    const fine = await pageWith('<p class="box">short</p>', '.box { overflow: hidden }');
    await expectNothingCut(fine);
  });
});

describe('what can be read', () => {
  const PILE = 'position:absolute;left:40px;top:60px;width:40px;height:40px;background:red';

  it('accepts words beside things, behind what a box hides, and on a field’s own label', async () => {
    const page = await pageWith(
      `<div style="height:1.2em;overflow:hidden;width:80px">A line and one that is hidden</div>
       <div style="${PILE.replace('left:40px', 'left:90px')}"></div>
       <span style="position:absolute;top:70px">10 cards</span>
       <label style="position:relative">Day<input type="radio" style="position:absolute;inset:0"></label>`,
    );
    await expectLegible(page);
  });

  it.each([
    [
      'a count under a pile',
      `<span style="position:absolute;left:20px;top:70px">10 cards</span><b style="${PILE}"></b>`,
      '"10 cards" lies under b',
    ],
    [
      'a name of which too little is left',
      '<p class="cut" style="width:30px;overflow:hidden;white-space:nowrap">Bartholomew</p>',
      /of "Bartholomew" [0-3] letters are left/u,
    ],
    [
      'words that leave their button',
      '<button class="button" style="width:40px;padding:0;white-space:nowrap">Lay level</button>',
      '"Lay level" leaves its button',
    ],
  ])('finds %s', async (_, body, problem) => {
    const page = await pageWith(body);
    await expect(expectLegible(page)).rejects.toThrow(problem);
  });

  it('finds a main button below the window, and none that stays in it', async () => {
    const below = '<div style="height:1000px"></div><button class="action-main">Draw</button>';
    await expect(expectNothingAway(await pageWith(below))).rejects.toThrow(
      /"Draw" is \d+ px outside/u,
    );
    const stuck = await pageWith(below, '.action-main { position: sticky; bottom: 0 }');
    await expectNothingAway(stuck);
  });
});

it('what is behind folds is opened, and the folds in them, also where one closes another', async () => {
  const inside = '<details><summary>more</summary><p>the last word</p></details>';
  const page = await pageWith(
    `<details name="one"><summary>a</summary></details>
     <details name="one"><summary>b</summary><div></div></details>`,
  );
  // As the game does it: drawn when it is opened.
  await page.locator('details:has(div)').evaluate((fold, html) => {
    fold.addEventListener('toggle', () => (fold.querySelector('div')!.innerHTML = html), {
      once: true,
    });
  }, inside);
  await page.evaluate(unfold);
  await expect.poll(async () => page.getByText('the last word').isVisible()).toBe(true);
});

describe('touch targets', () => {
  const STYLE = `
    button { width: 44px; height: 44px; padding: 0; border: 0 }
    .hand { position: relative; height: 80px }
    .card { position: absolute; top: 0; width: 60px; height: 80px }`;

  it('accepts a finger’s width, a label for its field, a link in a sentence', async () => {
    const page = await pageWith(
      `<button>ok</button><p>See <a href="#">the rule</a> for more.</p>
       <label style="display:block;height:44px"><input type="checkbox"> large cards</label>`,
      STYLE,
    );
    await expectTouchTargets(page);
  });

  it('accepts overlapped cards that leave a strip, far down the page too', async () => {
    const page = await pageWith(
      `<div style="height:2000px"></div><div class="hand">
       <button class="card" style="left:0">1</button><button class="card" style="left:44px">2</button>
       </div>`,
      STYLE,
    );
    await expectTouchTargets(page);
  });

  it.each([
    ['a small button', '<button style="width:30px">no</button>', 'button "no" has 30 × 44'],
    ['a small link alone', '<a href="#" style="font-size:10px">go</a>', 'a "go" has'],
    [
      'an overlapped card',
      `<div class="hand"><button class="card" style="left:0">1</button>
       <button class="card" style="left:20px">2</button></div>`,
      'button "1" has 20 × 44',
    ],
  ])('finds %s', async (_, body, problem) => {
    const page = await pageWith(body, STYLE);
    await expect(expectTouchTargets(page)).rejects.toThrow(problem);
  });
});

describe('nothing covered', () => {
  it('finds a button under something else', async () => {
    const page = await pageWith('<button>lay</button><div style="position:fixed;inset:0"></div>');
    await expect(expectNothingCovered(page)).rejects.toThrow('button "lay" is under div');
    const fine = await pageWith('<button>lay</button>');
    await expectNothingCovered(fine);
  });
});

it('axe finds a button without a name', async () => {
  const page = await pageWith('<button></button>');
  await expect(expectNoAxeViolations(page)).rejects.toThrow('button-name at button');
  await expectNoAxeViolations(await pageWith('<button>ok</button>'));
});

it('axe finds what cannot be read in one theme only', async () => {
  const pale = '[data-theme=day] p { color: #eee; background: #fff }';
  const page = await pageWith('<p>pale by day</p>', pale);
  await expectNoAxeViolations(page);
  await expect(expectNoAxeInAnyTheme(page)).rejects.toThrow('color-contrast at p');
  await expectNoAxeInAnyTheme(await pageWith('<p>plain</p>'));
});

it('without colours, colours alone tell nothing apart', async () => {
  const page = await pageWith('<div></div>', 'body { background: #f00 }');
  const clip = { x: 0, y: 200, width: 4, height: 4 };
  const seen = await page.screenshot({ clip, caret: 'initial' });
  await emulateVision(page, 'achromatopsia');
  const grey = await page.screenshot({ clip, caret: 'initial' });
  expect(grey.equals(seen)).toBe(false);
});

it('a picture made small shows the same', async () => {
  const style = 'main { position: fixed; inset: 0; background: linear-gradient(#112233, #ff8800) }';
  const page = await pageWith('<p>small</p>', style);
  const small = makeSmallPng(await page.screenshot({ caret: 'initial' }));
  const shown = await page.evaluate(
    async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
      canvas.drawImage(image, 0, 0);
      const redAt = (y: number): number => canvas.getImageData(0, y, 1, 1).data[0]!;
      return {
        size: [image.width, image.height],
        reds: [redAt(0), redAt(image.height - 1)],
      };
    },
    `data:image/png;base64,${small.toString('base64')}`,
  );
  expect(shown.size).toEqual([390, 844]);
  // A gradient has more shades than a palette: the nearest will do.
  expect(shown.reds.map((red) => Math.round(red / 17))).toEqual([1, 15]);
});
