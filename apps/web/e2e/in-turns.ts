import type { InTurns } from '../../../tools/vitest-turns.ts';

const files = (...names: readonly string[]): readonly string[] =>
  names.map((name) => `apps/web/e2e/${name}.test.ts`);

/**
 * The places around the table, and the manners of it that a change rarely touches; of about the same
 * length. The way into a game, whole games, the ends of rounds, keyboard, lost connections, axe on every
 * screen, what fits where and the first load are looked at in every run.
 */
export const IN_TURNS: InTurns = [
  files(
    'ladders',
    'layout',
    'tv-layout',
    'online-manners',
    'focus',
    'rulebook',
    'referee',
    'statistics',
    'quick-play',
    'newer',
    'friends',
    'clubs',
    'suits',
  ),
  files(
    'lesson',
    'drills',
    'drag',
    'flights',
    'switching',
    'online-watching',
    'online-door',
    'online-layout',
    'home-lately',
    'home-greeting',
    'faces',
    'tv',
  ),
  files(
    'you',
    'profile',
    'nights',
    'played',
    'peaks',
    'play-on',
    'online-access',
    'goals',
    'review',
    'games-list',
    'dialogs',
    'sharing',
    'companion',
    'same-answers',
    'online-links',
    'online-days',
    'online-pushes',
    'online-terminal',
  ),
];
