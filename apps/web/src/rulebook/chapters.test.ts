import { readFileSync } from 'node:fs';
import { HOUSE_RULE_NAMES, RULE_IDS } from '@palier/rules';
import { expect, it } from 'vitest';
import { CHAPTERS, houseRuleOf, ruleNamed, rulesIn } from './chapters.ts';

const SPEC = new URL('../../../../spec/', import.meta.url);

function read(name: string): string {
  return readFileSync(new URL(name, SPEC), 'utf8');
}

it('has the chapters of the ledger, in its order', () => {
  const files = [...read('README.md').matchAll(/^\| \[(\d\d-[^\]]+)\]/gm)].map(([, name]) => name!);
  const ids = files.map((name) => [...read(name).matchAll(/^### (\S+) ·/gm)].map(([, id]) => id));
  expect(CHAPTERS.map(rulesIn)).toEqual(ids);
});

it('finds a rule however its id is typed', () => {
  expect(ruleNamed(' lay-3 ')).toBe('LAY-3');
  expect(ruleNamed('house-GOINGOUT')).toBe('HOUSE-goingOut');
  expect(ruleNamed('LAY-33')).toBeUndefined();
});

it('knows every house rule', () => {
  const named = RULE_IDS.map(houseRuleOf).filter((name) => name !== undefined);
  expect(named).toEqual(HOUSE_RULE_NAMES);
});
