import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempTree } from '../temp-tree.ts';
import { withoutInline } from './pages.ts';

it('puts what stands in pages into a file of its own', () => {
  const code = 'document.body.style.display = "none"; const price = "$1";';
  const page = (base: string): string =>
    `<html data-base="${base}"><body><script>${code}</script><script src="${base}assets/main.js"></script>`;
  const root = tempTree({
    'assets/main.js': 'head.append(document.createElement("style"))',
    'index.html': page('./'),
    'modules/rules.html': page('../'),
    'plain.html': '<p>',
  });
  expect(withoutInline(root)).toBe(3);
  expect(readFileSync(join(root, 'assets/start.js'), 'utf8')).toBe(code);
  expect(readFileSync(join(root, 'modules/rules.html'), 'utf8')).toBe(
    '<html data-base="../"><body><script src="../assets/start.js"></script><script src="../assets/main.js"></script>',
  );
  expect(readFileSync(join(root, 'assets/main.js'), 'utf8')).toBe(
    'head.append(document.createElement("template"))',
  );
  expect(readFileSync(join(root, 'plain.html'), 'utf8')).toBe('<p>');
});
