/** The steps of the goals that a game has climbed: each character's stairs, the new ones filling. */
import { CHARACTER_IDS, STRENGTHS } from '@palier/bots';
import { Face } from '../board/face.tsx';
import { badgeName, earnedBadges, type Badge } from '../local/badges.ts';
import type { FinishedGame } from '../local/finished.ts';
import { makeRoute } from '../state/router.ts';
import { words } from '../state/words.ts';

type ClimbedStepsProps = {
  readonly badges: readonly Badge[];
  readonly games: readonly FinishedGame[];
};

export function ClimbedSteps({ badges, games }: ClimbedStepsProps) {
  const say = words('goals').earned;
  const { character, strength } = words('game');
  const climbed = new Set(earnedBadges(games).keys());
  const fresh = new Set(badges.map(badgeName));
  return (
    <div class="panel stack snug earned-note">
      <p class="strong">{say.title(badges.length)}</p>
      <ul class="stack snug">
        {highest(badges).map((badge) => {
          const { name } = character(badge.character);
          return (
            <li key={badge.character} class="row nowrap">
              <Face of={{ name, bot: badge.character }} mood="sad" />
              <Steps badge={badge} climbed={climbed} fresh={fresh} />
              <span class="grow">{say.beaten(name, strength(badge.strength).name)}</span>
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

/** The drawing's measures. */
const STEP = 12;
const RISE = 8;
const HEIGHT = STRENGTHS.length * RISE + 4;

type StepsProps = {
  readonly badge: Badge;
  /** By name: all that are climbed, and those that this game has climbed. */
  readonly climbed: ReadonlySet<string>;
  readonly fresh: ReadonlySet<string>;
};

function Steps({ badge, climbed, fresh }: StepsProps) {
  return (
    <svg
      class="earned-steps"
      viewBox={`0 0 ${STRENGTHS.length * STEP} ${HEIGHT}`}
      aria-hidden="true"
      focusable="false"
    >
      {STRENGTHS.map((strength, index) => {
        const name = badgeName({ ...badge, strength });
        const height = (index + 1) * RISE;
        const box = {
          x: index * STEP + 1,
          y: HEIGHT - height - 1,
          width: STEP - 2,
          height,
          rx: 1.5,
        };
        return (
          <g key={strength}>
            <rect class="earned-step" {...box} />
            {climbed.has(name) && (
              <rect
                class="earned-step"
                data-step={fresh.has(name) ? 'new' : 'old'}
                style={{ '--step-number': index }}
                {...box}
              />
            )}
          </g>
        );
      })}
    </svg>
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
