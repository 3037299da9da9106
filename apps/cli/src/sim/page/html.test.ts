import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { escaped, html, raw } from './html.ts';

it('text stays text', () => {
  const name = `<b title="a'b">&`;
  expect(html`<p title="${name}">${name}</p>`.text).toBe(
    '<p title="&lt;b title=&quot;a&#39;b&quot;&gt;&amp;">&lt;b title=&quot;a&#39;b&quot;&gt;&amp;</p>',
  );
});

it('markup stays markup, lists are joined, and nothing is nothing', () => {
  const items = ['<', 2].map((item) => html`<b>${item}</b>`);
  expect(html`${items}${undefined}${false}${raw('<hr>')}`.text).toBe('<b>&lt;</b><b>2</b><hr>');
});

it('no text can open or close anything', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(escaped(text)).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|#39);)/u);
    }),
  );
});
