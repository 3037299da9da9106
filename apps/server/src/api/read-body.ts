/** The body of a request, read by a strict schema; what is wrong with it is said in the contract's words. */
import { fault, type ExpectedType, type Fault } from '@palier/rules';
import type * as z from 'zod';
import { isShallow } from '../base/json-depth.ts';

export function readBody<T>(schema: z.ZodType<T>, body: unknown): T | Fault {
  if (!isShallow(body)) return fault('wrong-type', '', { expected: 'object' });
  const read = schema.safeParse(body);
  return read.success ? read.data : faultFrom(read.error.issues[0]!, body);
}

/** What zod finds wrong, in the words of the contract. */
function faultFrom(issue: z.core.$ZodIssue, body: unknown): Fault {
  const steps = issue.path.map(String);
  const value = valueAt(body, steps);
  switch (issue.code) {
    case 'unrecognized_keys':
      return unknown([...steps, issue.keys[0] ?? '']);
    case 'invalid_value': {
      if (value === undefined) return missing(steps);
      const allowed = issue.values.map(String);
      return fault('not-one-of', pathOf(steps), { value: shown(value), allowed });
    }
    case 'invalid_type':
      if (value === undefined && steps.length > 0) return missing(steps);
      return fault('wrong-type', pathOf(steps), { expected: typeFrom(issue.expected) });
    case 'invalid_key':
      return unknown(steps);
    case 'too_big':
    case 'too_small':
    case 'invalid_format':
      return fault('wrong-type', pathOf(steps), { expected: 'line' });
    default:
      return fault('wrong-type', pathOf(steps), { expected: 'object' });
  }
}

function unknown(steps: readonly string[]): Fault {
  return fault('unknown-member', pathOf(steps), { member: steps.at(-1) ?? '' });
}

function missing(steps: readonly string[]): Fault {
  return fault('missing-member', pathOf(steps), { member: steps.at(-1) ?? '' });
}

const TYPES: { readonly [zod: string]: ExpectedType } = {
  array: 'array',
  boolean: 'boolean',
  int: 'integer',
  number: 'integer',
  string: 'string',
};

function typeFrom(expected: string): ExpectedType {
  return (Object.hasOwn(TYPES, expected) ? TYPES[expected] : undefined) ?? 'object';
}

const SHOWN = 60;

function shown(value: unknown): string {
  return (JSON.stringify(value) ?? '').replaceAll('"', '').slice(0, SHOWN);
}

function valueAt(body: unknown, steps: readonly string[]): unknown {
  return steps.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, step)
        ? (value as { readonly [name: string]: unknown })[step]
        : undefined,
    body,
  );
}

/** `setup`, `ladders[1]` = `setup.ladders[1]`. */
export function pathOf(steps: readonly string[]): string {
  return steps
    .filter((step) => step !== '')
    .map((step) => (/^\d+$/u.test(step) ? `[${step}]` : step))
    .join('.')
    .replaceAll('.[', '[');
}
