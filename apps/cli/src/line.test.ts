import { describe, expect, it } from 'vitest';
import type { CommandOptions } from './command.ts';
import { checkOperands, parseLine, splitCommand } from './line.ts';

const OPTIONS = {
  seed: { type: 'string', value: 'TEXT' },
  rotate: { type: 'boolean', short: 'r' },
  bot: { type: 'strings', value: 'NAME' },
} as const satisfies CommandOptions;

describe('splitCommand', () => {
  it.each([
    [['judge', 'x'], 'judge', ['x']],
    [['--lang', 'fr', 'judge', '-'], 'judge', ['--lang', 'fr', '-']],
    [['--lang=fr', '--json', 'judge'], 'judge', ['--lang=fr', '--json']],
    [['--help'], undefined, ['--help']],
    [['--', 'judge'], undefined, ['--', 'judge']],
    [['-'], '-', []],
    [[], undefined, []],
  ])('finds in %j the command %j', (argv, name, rest) => {
    expect(splitCommand(argv)).toEqual({ name, rest });
  });
});

describe('parseLine', () => {
  it.each([
    [[], [], {}],
    [['a', '--seed', 'x', 'b'], ['a', 'b'], { seed: 'x' }],
    [['--seed=x', '-r'], [], { seed: 'x', rotate: true }],
    [['--seed', '-5'], [], { seed: '-5' }],
    [['--seed=--rotate'], [], { seed: '--rotate' }],
    [['--seed='], [], { seed: '' }],
    [['--seed', 'x', '--seed', 'y'], [], { seed: 'y' }],
    [['--bot', 'x', '--bot', 'y'], [], { bot: ['x', 'y'] }],
    [['--', '--seed'], ['--seed'], {}],
    [['-'], ['-'], {}],
  ])('reads %j', (argv, operands, given) => {
    const values = { seed: undefined, rotate: false, bot: [], ...given };
    expect(parseLine(OPTIONS, argv)).toEqual({ t: 'line', operands, values });
  });

  it.each([
    [['--sead', 'x'], 'unknown-option', '--sead'],
    [['-x'], 'unknown-option', '-x'],
    [['--constructor'], 'unknown-option', '--constructor'],
    [['--__proto__'], 'unknown-option', '--__proto__'],
    [['--seed'], 'option-needs-value', '--seed'],
    [['--seed', '--rotate'], 'option-needs-value', '--seed'],
    [['--rotate=yes'], 'option-takes-no-value', '--rotate'],
  ])('refuses %j', (argv, code, option) => {
    expect(parseLine(OPTIONS, argv)).toEqual({ t: 'usage', code, facts: { option } });
  });
});

describe('checkOperands', () => {
  it.each([
    [['FILE'], ['x'], undefined],
    [['[FILE]'], [], undefined],
    [['FILE'], [], { t: 'usage', code: 'missing-operand', facts: { operand: 'FILE' } }],
    [['FILE'], ['x', 'y'], { t: 'usage', code: 'surplus-operand', facts: { operand: 'y' } }],
    [[], ['x'], { t: 'usage', code: 'surplus-operand', facts: { operand: 'x' } }],
  ])('wants %j, is given %j', (wanted, given, fault) => {
    expect(checkOperands(wanted, given)).toEqual(fault);
  });
});
