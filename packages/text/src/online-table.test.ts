import { describe, expect, test } from 'vitest';
import type { Part } from './langs.ts';
import { inAllLangs } from './testing/in-all-langs.ts';

const LANGUAGES = await inAllLangs('onlineTable');

function said(say: (words: Part<'onlineTable'>) => string): readonly string[] {
  return LANGUAGES.map((words) => say(words).replaceAll('\u00a0', ' '));
}

const NAMES = /^(?:vote\.waitingFor|wish\.(?:waiting|youAgreed)|again\.wantsIn)$/u;
const NUMBERS = /^(?:clock\.|vote\.|watch\.delay|missed\.about|talk\.open|proof\.game)/u;

/** What a catalogue says, one text for each of its members: numbers as 2, names as Anna. */
function texts(value: unknown, path: string): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') {
    const say = value as (...facts: readonly unknown[]) => unknown;
    const fact = NAMES.test(path) ? ['Anna', 'Ben'] : NUMBERS.test(path) ? 2 : 'Anna';
    return texts(say(fact, 3), path);
  }
  return Object.entries(value as object).flatMap(([name, member]) =>
    texts(member, path === '' ? name : `${path}.${name}`),
  );
}

test('every language says everything, cleanly', () => {
  const paths = LANGUAGES.map((words) => texts(words, '').map(([path]) => path));
  expect(paths).toEqual(LANGUAGES.map(() => paths[0]));
  const dirty = LANGUAGES.flatMap((words) =>
    texts(words, '').filter(([, text]) =>
      /undefined|NaN|\[object|\s\s|\.\.|['"]|^\s|\s$|^$/u.test(text.replaceAll('\u00a0', '~')),
    ),
  );
  expect(dirty).toEqual([]);
});

describe('time', () => {
  test.each([
    [
      10,
      [
        '10 seconds left for your turn.',
        'Encore 10 secondes pour jouer.',
        'Noch 10 Sekunden für deinen Zug.',
      ],
    ],
    [
      60,
      [
        '1 minute left for your turn.',
        'Encore 1 minute pour jouer.',
        'Noch 1 Minute für deinen Zug.',
      ],
    ],
  ])('%i', (seconds, sentences) => {
    expect(said(({ clock }) => clock.announce(seconds))).toEqual(sentences);
  });
});

test('a bot plays in somebody’s place, whatever the name begins with', () => {
  expect(said(({ presence }) => presence.standInAbout.gone('Anna'))).toEqual([
    'A bot plays for Anna until they are back.',
    'Un robot joue à la place d’Anna jusqu’à son retour.',
    'Ein Bot spielt für Anna, bis die Verbindung wieder steht.',
  ]);
});

test('who wants to play next is one or many', () => {
  expect(said(({ again }) => again.wantsIn(['Mia']))).toEqual([
    'Mia would like to play in the next game.',
    'Mia aimerait jouer la prochaine partie.',
    'Mia möchte in der nächsten Partie mitspielen.',
  ]);
  expect(said(({ again }) => again.wantsIn(['Mia', 'Ben']))).toEqual([
    'Mia and Ben would like to play in the next game.',
    'Mia et Ben aimeraient jouer la prochaine partie.',
    'Mia und Ben möchten in der nächsten Partie mitspielen.',
  ]);
});
