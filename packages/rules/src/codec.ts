/**
 * Documents: one definition that reads JSON with the place of a fault, writes it, and publishes its
 * JSON Schema. Small on purpose: the kernel depends on nothing, and three uses of one definition
 * cannot drift apart.
 */
import { at, fault, isFault, type Fault } from './faults.ts';

export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [member: string]: Json };

export type JsonSchema = { readonly [keyword: string]: Json };

export type Codec<T> = {
  readonly schema: JsonSchema;
  readonly parse: (json: unknown, path: string) => T | Fault;
  readonly make: (value: T) => Json;
};

const SHOWN = 60;

/** A value from outside, short enough to be named in a sentence. */
export function shown(json: unknown): string {
  const text = typeof json === 'string' ? json : (JSON.stringify(json) ?? 'undefined');
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

export function integer(min: number, max: number): Codec<number> {
  return {
    schema: { type: 'integer', minimum: min, maximum: max },
    parse: (json, path) => {
      if (typeof json !== 'number' || !Number.isInteger(json)) {
        return fault('wrong-type', path, { expected: 'integer' });
      }
      if (json < min || json > max) return fault('out-of-range', path, { value: json, min, max });
      return json;
    },
    make: (value) => value,
  };
}

export const flag: Codec<boolean> = {
  schema: { type: 'boolean' },
  parse: (json, path) =>
    typeof json === 'boolean' ? json : fault('wrong-type', path, { expected: 'boolean' }),
  make: (value) => value,
};

export function text(max: number): Codec<string> {
  return {
    schema: { type: 'string', maxLength: max },
    parse: (json, path) => {
      if (typeof json !== 'string') return fault('wrong-type', path, { expected: 'string' });
      if (json.length > max)
        return fault('wrong-length', path, { length: json.length, min: 0, max });
      return json;
    },
    make: (value) => value,
  };
}

export function oneOf<const T extends string | number>(values: readonly T[]): Codec<T> {
  return {
    schema: { enum: values },
    parse: (json, path) =>
      values.find((value) => value === json) ??
      fault('not-one-of', path, { value: shown(json), allowed: values.map(String) }),
    make: (value) => value,
  };
}

export function list<T>(item: Codec<T>, min: number, max: number): Codec<readonly T[]> {
  return {
    schema: { type: 'array', items: item.schema, minItems: min, maxItems: max },
    parse: (json, path) => {
      if (!Array.isArray(json)) return fault('wrong-type', path, { expected: 'array' });
      if (json.length < min || json.length > max) {
        return fault('wrong-length', path, { length: json.length, min, max });
      }
      const values: T[] = [];
      for (const [index, element] of json.entries()) {
        const value = item.parse(element, at(path, index));
        if (isFault(value)) return value;
        values.push(value);
      }
      return values;
    },
    make: (values) => values.map(item.make),
  };
}

/** A place in a list that may be empty: `null` in JSON, `undefined` here. */
export function orNull<T>(codec: Codec<T>): Codec<T | undefined> {
  return {
    schema: { anyOf: [codec.schema, { type: 'null' }] },
    parse: (json, path) => (json === null ? undefined : codec.parse(json, path)),
    make: (value) => (value === undefined ? null : codec.make(value)),
  };
}

/** The first of two readings, chosen by the JSON's outer form. */
export function either<A, B>(
  first: Codec<A>,
  second: Codec<B>,
  choose: {
    readonly json: (json: unknown) => boolean;
    readonly value: (value: A | B) => value is A;
  },
): Codec<A | B> {
  return {
    schema: { anyOf: [first.schema, second.schema] },
    parse: (json, path) => (choose.json(json) ? first.parse(json, path) : second.parse(json, path)),
    make: (value) => (choose.value(value) ? first.make(value) : second.make(value)),
  };
}

export type Fields<T> = {
  readonly [Key in keyof T]-?: undefined extends T[Key]
    ? Codec<Exclude<T[Key], undefined>> & { readonly isOptional: true }
    : Codec<T[Key]>;
};

export function optional<C extends object>(codec: C): C & { readonly isOptional: true } {
  return { ...codec, isOptional: true };
}

export function object<T extends object>(fields: Fields<T>): Codec<T> {
  const entries = Object.entries(fields) as [string, Codec<unknown> & { isOptional?: true }][];
  const names = entries.map(([name]) => name);
  const codecs = entries.map(([, codec]) => codec);
  const needed = entries.filter(([, codec]) => codec.isOptional !== true).map(([name]) => name);
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(entries.map(([name, codec]) => [name, codec.schema])),
      required: needed,
      additionalProperties: false,
    },
    parse: (json, path) => {
      if (typeof json !== 'object' || json === null || Array.isArray(json)) {
        return fault('wrong-type', path, { expected: 'object' });
      }
      const unknown = Object.keys(json).find((name) => !Object.hasOwn(fields, name));
      if (unknown !== undefined) {
        return fault('unknown-member', at(path, shown(unknown)), { member: shown(unknown) });
      }
      const members: Record<string, unknown> = {};
      for (const [name, codec] of entries) {
        if (!Object.hasOwn(json, name)) {
          if (codec.isOptional === true) continue;
          return fault('missing-member', at(path, name), { member: name });
        }
        const value = codec.parse((json as Record<string, unknown>)[name], at(path, name));
        if (isFault(value)) return value;
        members[name] = value;
      }
      return members as T;
    },
    // Plainly: every move of every game is written by this.
    make: (value) => {
      const document: Record<string, Json> = {};
      for (let i = 0; i < names.length; i++) {
        const name = names[i]!;
        const member = (value as Record<string, unknown>)[name];
        if (member !== undefined) document[name] = codecs[i]!.make(member);
      }
      return document;
    },
  };
}

type Tagged = { readonly t: string };
export type Variants<T extends Tagged> = {
  readonly [Tag in T['t']]: Fields<Omit<Extract<T, { readonly t: Tag }>, 't'>>;
};

/** A union told apart by its member `t`. */
export function tagged<T extends Tagged>(variants: Variants<T>): Codec<T> {
  const tags = Object.keys(variants) as T['t'][];
  const tagCodec = oneOf(tags);
  const codecs = new Map<string, Codec<object>>(
    tags.map((tag) => [tag, object<object>({ t: oneOf([tag]), ...variants[tag] })]),
  );
  return {
    schema: { oneOf: tags.map((tag) => codecs.get(tag)!.schema) },
    parse: (json, path) => {
      if (typeof json !== 'object' || json === null || Array.isArray(json)) {
        return fault('wrong-type', path, { expected: 'object' });
      }
      if (!('t' in json)) return fault('missing-member', at(path, 't'), { member: 't' });
      const tag = tagCodec.parse(json.t, at(path, 't'));
      if (isFault(tag)) return tag;
      return codecs.get(tag)!.parse(json, path) as T | Fault;
    },
    make: (value) => codecs.get(value.t)!.make(value),
  };
}
