/** Where one stands on the stairs, and the next step as a touch. */
import { Face } from '../board/face.tsx';
import { Icon } from '../board/icons.tsx';
import { useGoal } from '../goals/deal-goal.ts';
import { runningFor } from '../goals/goal-draft.ts';
import type { Badge, Place } from '../local/badges.ts';
import { games } from '../local/games.ts';
import { words } from '../state/words.ts';
import { OwnPlace } from './own-place.tsx';
import { Tile, tileClass, TileWords, type TileWordsProps } from './tile.tsx';

type GoalTileProps = { readonly place: Place; readonly isGold: boolean };

export function GoalTile({ place, isGold }: GoalTileProps) {
  const { goal: say, next, climb } = words('goals');
  const { character, strength, edition } = words('game');
  const { next: goal } = place;
  if (goal === undefined) {
    const moon = <Icon name="moon" />;
    return (
      <div class="home-goal">
        <OwnPlace place={place} />
        <Tile
          to={{ t: 'place', place: 'goals' }}
          title={next.title}
          art={moon}
          says={next.allDone}
        />
      </div>
    );
  }
  const { name } = character(goal.character);
  const running = runningFor(goal, games.value ?? []);
  const far = climb.climbed(place.done, place.of);
  return (
    <div class="home-goal">
      <OwnPlace place={place} />
      <PlayTile
        goal={goal}
        isGold={isGold}
        title={next.title}
        art={<Face of={{ name, bot: goal.character }} />}
        says={say(name, strength(goal.strength).name)}
        more={
          running === undefined
            ? `${edition(goal.edition)} · ${far}`
            : `${words('shell').home.continueGame} · ${words('shell').game.round(running.round)}`
        }
      />
    </div>
  );
}

type PlayTileProps = TileWordsProps & { readonly goal: Badge; readonly isGold: boolean };

/** One touch and the game for it begins, or goes on. */
function PlayTile({ goal, isGold, ...shown }: PlayTileProps) {
  const { dealing, notDealt } = words('shell').newGame;
  const { state, play } = useGoal(goal);
  const more = { idle: shown.more, dealing, failed: notDealt }[state.value];
  return (
    <button type="button" class={tileClass(isGold)} onClick={play}>
      <TileWords {...shown} more={more} />
      <Icon name="play" />
    </button>
  );
}
