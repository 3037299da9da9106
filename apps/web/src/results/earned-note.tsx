/** What a game has brought on the climb of goals: a small note among its results, or nothing. */
import { useSignal } from '@preact/signals';
import { CHARACTER_IDS, STRENGTHS } from '@palier/bots';
import { useEffect } from 'preact/hooks';
import { Face } from '../board/face.tsx';
import { newBadges, type Badge } from '../local/badges.ts';
import { tables } from '../local/workers.ts';
import { makeRoute } from '../state/router.ts';
import { wantWords, words } from '../state/words.ts';
import './earned-note.css';

export function EarnedNote({ game }: { readonly game: string }) {
  const badges = useSignal<readonly Badge[]>([]);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const found = newBadges(await tables('results', []), game);
      if (found.length === 0) return;
      await wantWords('goals');
      badges.value = found;
    };
    // Where the statistics cannot be read there is nothing to tell.
    load().catch(() => undefined);
  }, [game]);
  return <div role="status">{badges.value.length > 0 && <Note badges={badges.value} />}</div>;
}

function Note({ badges }: { readonly badges: readonly Badge[] }) {
  const say = words('goals').earned;
  const { character, strength } = words('game');
  return (
    <div class="panel stack snug earned-note">
      <p class="strong">{say.title(badges.length)}</p>
      <ul class="stack snug">
        {highest(badges).map((badge) => {
          const { name } = character(badge.character);
          return (
            <li key={badge.character} class="row nowrap">
              <Face of={{ name, bot: badge.character }} />
              <span>{say.beaten(name, strength(badge.strength).name)}</span>
            </li>
          );
        })}
      </ul>
      <a class="button" href={makeRoute({ t: 'place', place: 'goals' })}>
        {say.look}
      </a>
    </div>
  );
}

/** Of each character the highest step: the others were climbed with it. */
function highest(badges: readonly Badge[]): readonly Badge[] {
  const rank = ({ strength }: Badge): number => STRENGTHS.indexOf(strength);
  return CHARACTER_IDS.flatMap((character) => {
    const own = badges.filter((badge) => badge.character === character);
    return own.toSorted((one, other) => rank(other) - rank(one)).slice(0, 1);
  });
}
