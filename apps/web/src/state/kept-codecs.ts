/**
 * The kernel's codecs made forgiving. A document of the contract with one fault is refused; of what a
 * device has kept, everything that is sound is taken, and the rest is left or as usual.
 */
import { fault, isFault, type Fault, type Json } from '@palier/rules';
import { integer, text, type Codec } from '@palier/rules/codec';

/** No schema is published of what is kept. */
export type KeptCodec<T> = Pick<Codec<T>, 'parse' | 'make'>;

type LooseFields<T> = {
  readonly [Key in keyof T]-?: undefined extends T[Key]
    ? KeptCodec<Exclude<T[Key], undefined>> & { readonly isOptional: true }
    : KeptCodec<T[Key]>;
};

type AnyField = KeptCodec<unknown> & { readonly isOptional?: true };

/** Unknown members and faulty optional ones are left out. */
export function looseObject<T extends object>(fields: LooseFields<T>): KeptCodec<T> {
  const entries = Object.entries(fields) as [string, AnyField][];
  return {
    parse: (json, path) => {
      if (!isObject(json)) return NOT_ONE;
      const members: { [name: string]: unknown } = {};
      for (const [name, codec] of entries) {
        const value = codec.parse(Object.hasOwn(json, name) ? json[name] : undefined, path);
        if (!isFault(value)) members[name] = value;
        else if (codec.isOptional !== true) return value;
      }
      return members as T;
    },
    make: (value) => {
      const members: { [name: string]: Json } = {};
      for (const [name, codec] of entries) {
        const member = (value as { readonly [name: string]: unknown })[name];
        if (member !== undefined) members[name] = codec.make(member);
      }
      return members;
    },
  };
}

/** The first items that can be read. */
export function looseList<T>(item: KeptCodec<T>, most: number): KeptCodec<readonly T[]> {
  return {
    parse: (json, path) => {
      if (!Array.isArray(json)) return NOT_ONE;
      const values = json.map((element) => item.parse(element, path));
      return values.filter((value) => !isFault(value)).slice(0, most) as readonly T[];
    },
    make: (values) => values.map(item.make),
  };
}

export type ByName<T> = { readonly [name: string]: T };

/** An object whose members have names of their own; those that cannot be read are left out. */
export function record<T>(item: KeptCodec<T>, names = /./su): KeptCodec<ByName<T>> {
  return {
    parse: (json, path) => {
      if (!isObject(json)) return NOT_ONE;
      const members = Object.entries(json)
        .filter(([name]) => names.test(name))
        .map(([name, member]) => [name, item.parse(member, path)] as const)
        .filter((entry): entry is readonly [string, T] => !isFault(entry[1]));
      return Object.fromEntries(members);
    },
    make: (value) =>
      Object.fromEntries(Object.entries(value).map(([name, member]) => [name, item.make(member)])),
  };
}

/** What is missing or faulty is as usual. */
export function withDefault<T>(codec: KeptCodec<T>, usual: T): KeptCodec<T> {
  return {
    parse: (json, path) => {
      const value = codec.parse(json, path);
      return isFault(value) ? usual : value;
    },
    make: codec.make,
  };
}

/** What was read made sound, or refused. */
export function refined<Written, T extends Written>(
  codec: KeptCodec<Written>,
  refine: (written: Written) => T | undefined,
): KeptCodec<T> {
  return {
    parse: (json, path) => {
      const written = codec.parse(json, path);
      return isFault(written) ? written : (refine(written) ?? NOT_ONE);
    },
    make: codec.make,
  };
}

/** Nobody is told why something kept was not taken. */
const NOT_ONE: Fault = fault('wrong-type', '', { expected: 'object' });

export const whole = integer(0, Number.MAX_SAFE_INTEGER);

const LONGEST = 2000;
export const anyText = text(LONGEST);

function isObject(json: unknown): json is { readonly [name: string]: unknown } {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}
