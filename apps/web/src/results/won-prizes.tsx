/** The parts of one's look that a game or a day has won: drawn, and put to use with one touch. */
import { BackView } from '../board/card.tsx';
import { ClothSample } from '../board/cloth.tsx';
import type { Prize } from '../local/earned.ts';
import { changeProfile, profile } from '../state/own-profile.ts';
import { BACKS, CLOTHS, type Back, type Cloth } from '../state/profile.ts';
import { makeRoute } from '../state/router.ts';
import { words } from '../state/words.ts';
import { Button } from '../ui/button.tsx';
import './after-game.css';

/** A prize is the back of a card or a cloth. */
type Part = { readonly back: Back } | { readonly cloth: Cloth };

function partOf(prize: Prize): Part {
  const back = BACKS.find((one) => one === prize);
  return back === undefined ? { cloth: CLOTHS.find((one) => one === prize)! } : { back };
}

/** What it is, and what it is called. */
export function prizeToEarn(prize: Prize): string {
  const { nearest, backs, cloths } = words('you');
  const part = partOf(prize);
  return 'back' in part ? nearest.back(backs[part.back]) : nearest.cloth(cloths[part.cloth]);
}

/** What so many more days of the daily challenge bring. */
export function prizeInDays(prize: Prize, days: number): string {
  const { inDays, backs, cloths } = words('you');
  const part = partOf(prize);
  return 'back' in part
    ? inDays.back(days, backs[part.back])
    : inDays.cloth(days, cloths[part.cloth]);
}

function prizeWon(prize: Prize): string {
  const { won, backs, cloths } = words('you');
  const part = partOf(prize);
  return 'back' in part ? won.back(backs[part.back]) : won.cloth(cloths[part.cloth]);
}

export function PrizeArt({ prize }: { readonly prize: Prize }) {
  const part = partOf(prize);
  return (
    <span class="prize-art" data-prize={prize}>
      {'back' in part ? <BackView back={part.back} /> : <ClothSample cloth={part.cloth} />}
    </span>
  );
}

export function WonPrizes({ prizes }: { readonly prizes: readonly Prize[] }) {
  const { won } = words('you');
  return (
    <div class="panel stack snug earned-note">
      {prizes.map((prize) => (
        <div key={prize} class="row won-prize">
          <PrizeArt prize={prize} />
          <p class="grow strong">{prizeWon(prize)}</p>
          <UseIt prize={prize} />
        </div>
      ))}
      <a class="button" href={makeRoute({ t: 'place', place: 'you' })}>
        {won.look}
      </a>
    </div>
  );
}

function UseIt({ prize }: { readonly prize: Prize }) {
  const { use, used } = words('you');
  const part = partOf(prize);
  const { back, cloth } = profile.value;
  const isUsed = prize === back || prize === cloth;
  return (
    <Button
      class={isUsed ? undefined : 'button-primary'}
      {...(isUsed && { icon: 'check' as const })}
      // Not `disabled`: the focus would be lost.
      aria-disabled={isUsed}
      onClick={() => {
        if (!isUsed) changeProfile(part);
      }}
    >
      {isUsed ? used : use}
    </Button>
  );
}
