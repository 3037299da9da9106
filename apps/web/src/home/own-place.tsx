/** One's own place on the stairs of goals: who one is, and who waits on the next step. */
import { useEffect, useState } from 'preact/hooks';
import { Climb, type Climber } from '../board/climb.tsx';
import { FLIGHT, flightAt, type Place } from '../local/badges.ts';
import { anyText, looseObject, whole } from '../state/kept-codecs.ts';
import { kept } from '../state/kept.ts';
import { profile } from '../state/own-profile.ts';
import { ownName } from '../state/own-seat.ts';
import { words } from '../state/words.ts';

type Seen = { readonly edition: string; readonly done: number };

/** Where one stood when home was looked at last: what was climbed since is climbed before one's eyes. */
const seen = kept('home-place', looseObject<Seen>({ edition: anyText, done: whole }), {
  edition: '',
  done: 0,
});

export function OwnPlace({ place }: { readonly place: Place }) {
  const { edition, done, of, next } = place;
  const [before] = useState(() => (seen.peek().edition === edition ? seen.peek().done : done));
  useEffect(() => seen.set({ edition, done }), [edition, done]);
  const flight = flightAt(place);
  // The ground before the first step is a landing without a number.
  const landing = (step: number): number => Math.max(1, step - flight + 1);
  const own: Climber = {
    face: { name: ownName(), face: profile.value.face },
    name: 'own',
    from: landing(Math.min(before, done)),
    to: done >= of ? FLIGHT + 1 : landing(done),
    mood: done > before || next === undefined ? 'happy' : 'calm',
  };
  return (
    <Climb
      class="home-place"
      levels={FLIGHT}
      first={flight}
      climbers={next === undefined ? [own] : [own, nextOne(next, landing(done + 1))]}
    />
  );
}

function nextOne({ character }: NonNullable<Place['next']>, at: number): Climber {
  const { name } = words('game').character(character);
  return { face: { name, bot: character }, name: 'next', from: at, to: at };
}
