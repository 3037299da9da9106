/** What proves that somebody is an operator of this server. Each may have a token of their own. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { settingFault, type Setting } from './setting.ts';

export type AdminToken = { readonly name: string; readonly token: string };

/** Characters. */
export const SHORTEST_TOKEN = 24;
const FORM = new RegExp(
  String.raw`^(?:(?<name>[\w.-]{1,32}):)?(?<token>[\w.~+/=-]{${SHORTEST_TOKEN},200})$`,
  'u',
);

/** Whoever has a token without a name. */
const NAMELESS = 'operator';

/** `TOKEN`, or `anna:TOKEN,ben:TOKEN`; undefined where it is neither. */
export function parseAdminTokens(text: string): readonly AdminToken[] | undefined {
  const tokens = text.split(',').map((part): AdminToken | undefined => {
    const { name = NAMELESS, token } = FORM.exec(part.trim())?.groups ?? {};
    return token === undefined ? undefined : { name, token };
  });
  return tokens.includes(undefined) ? undefined : (tokens as readonly AdminToken[]);
}

export const adminToken: Setting<readonly AdminToken[]> = {
  value: 'TOKEN',
  usual: undefined,
  isLimit: false,
  // Without the value, which is a secret.
  read: ({ option, value }) =>
    parseAdminTokens(value) ?? settingFault('bad-token', { option, least: SHORTEST_TOKEN }),
};

/** Whose token it is; takes as long for one that is nearly right as for any other. */
export function adminNamed(
  tokens: readonly AdminToken[],
  authorization: string | undefined,
): string | undefined {
  const given = /^Bearer +(?<token>\S+)$/iu.exec(authorization ?? '')?.groups?.['token'] ?? '';
  const digest = digestOf(given);
  let found: string | undefined;
  for (const { name, token } of tokens) {
    if (timingSafeEqual(digestOf(token), digest)) found ??= name;
  }
  return found;
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
