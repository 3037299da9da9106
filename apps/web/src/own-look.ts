/** Tells the board who plays at this device, and fetches what it draws people with when it is time. */
import { effect } from '@preact/signals';
import { drawings, fetchDrawings, owner } from './board/looks.ts';
import { games, refreshGames } from './local/games.ts';
import type { SavedGame } from './local/lobby.ts';
import { profile } from './state/own-profile.ts';
import { NOBODY } from './state/profile.ts';
import { route, type Route } from './state/router.ts';
import { words } from './state/words.ts';

/** On the way to one's first card home fetches them once it is drawn, and the table (`table-view.tsx`). */
function isBeforeFirstCard(shown: Route): boolean {
  const { t } = shown;
  return t === 'home' || t === 'game' || (t === 'new' && shown.mode === 'bots');
}

/** Who sat alone among bots was the same person, whatever they were called then. */
function namesOfOld(saved: readonly SavedGame[]): readonly string[] {
  return saved.flatMap(({ seats }) => {
    const people = seats.filter(({ bot }) => bot === undefined);
    return people.length === 1 && seats.length > 1 ? [people[0]!.name] : [];
  });
}

export function followProfile(): void {
  effect(() => {
    const { face, back } = profile.value;
    const name = profile.value.name.trim();
    const { guest, you } = words('shell').newGame;
    const named = name === '' ? [] : [name];
    // In lessons and drills the one who plays is called “you”.
    const called = [...named, guest, you, words('table').you];
    owner.value = { names: [...called, ...namesOfOld(games.value ?? [])], face, back };
  });
  effect(() => {
    const { name, back, cloth } = profile.value;
    const hasChosen = name !== '' || back !== NOBODY.back || cloth !== NOBODY.cloth;
    const hasPlayed = (games.value ?? []).length > 0;
    // Who comes to a table by its address has not seen the list of games.
    if (drawings.value !== undefined && games.value === undefined) void refreshGames();
    if (hasChosen || hasPlayed || !isBeforeFirstCard(route.value)) void fetchDrawings();
  });
}
