/**
 * The end of the lesson: up the stairs to the moon, one hop for each chapter, as a game is won. Whoever
 * climbs there is the learner, who may be somebody before the first cards are dealt, or deal at once.
 */
import { makeFaceCode } from '@palier/table';
import { useEffect, useRef } from 'preact/hooks';
import { Climb } from '../board/climb.tsx';
import { PersonFace } from '../board/face.tsx';
import { changeProfile } from '../state/own-profile.ts';
import { settings } from '../state/settings.ts';
import { skyProgress } from '../state/sky.ts';
import { words } from '../state/words.ts';
import { burst, frameStill, middleOf } from '../table/peak-motion.ts';
import { Button } from '../ui/button.tsx';
import { Heading } from '../ui/heading.tsx';
import { anotherLook, NameField, ownLook } from '../you/you-screen.tsx';
import { LESSON } from './chapters.ts';
import { FirstGame } from './first-game.tsx';
import '../table/peaks.css';
import './finale.css';

const LEVELS = 8;
/** The edition that most will want. */
const EDITION = 'level-8-101';

export function Finale() {
  const says = words('lesson');
  const stairs = useRef<HTMLDivElement>(null);
  const look = ownLook();
  const surprise = (): void => changeProfile({ face: makeFaceCode(anotherLook(look)) });
  useEffect(() => {
    skyProgress.value = 1;
    return celebrate(stairs.current!);
  }, []);
  const code = makeFaceCode(look);
  return (
    <main class="finale">
      <Heading text={says.ended} />
      <div class="finale-stairs" ref={stairs}>
        <Climb
          levels={LEVELS}
          climbers={[{ face: { name: '', face: code }, name: '', from: FOOT, to: LEVELS + 1 }]}
        />
      </div>
      <section class="panel finale-you" aria-labelledby="finale-you">
        <div class="row nowrap">
          <PersonFace look={look} mood="happy" />
          <div class="stack snug grow">
            <h2 id="finale-you">{says.thisIsYou}</h2>
            <Button onClick={surprise}>{words('you').surprise}</Button>
          </div>
        </div>
        <NameField />
      </section>
      <footer class="stack snug finale-onward">
        <p class="soft small centred">{says.endedAbout}</p>
        <FirstGame edition={EDITION} class="button-primary button-large button-wide">
          {says.deal}
        </FirstGame>
      </footer>
    </main>
  );
}

/** One landing for each chapter below the moon. */
const FOOT = LEVELS + 1 - LESSON.length;
/** Hops as the stairs make them (`board/climb.tsx`): each takes two ways of a card, and so long they wait. */
const HOPS = 2 * (LESSON.length + 1);
/** Milliseconds between the bursts. */
const BURSTS = [0, 300, 650];

/** As when a game is won: sparks around the moon when it is reached; where nothing moves, a frame. */
function celebrate(stairs: HTMLElement): () => void {
  void soundMoon();
  if (settings.peek().motion === 'off') {
    frameStill(stairs);
    return () => undefined;
  }
  const card = Number.parseFloat(getComputedStyle(stairs).getPropertyValue('--time-card'));
  const timers = BURSTS.map((after) =>
    setTimeout(
      () => {
        const moon = stairs.querySelector('.climb-moon');
        if (moon !== null) burst(middleOf(moon), { heat: 1, delay: 0, reach: 1.6 });
      },
      card * HOPS + after,
    ),
  );
  return () => timers.forEach(clearTimeout);
}

/** Whoever has come here by touch hears it; nothing sounds on a page that was just opened. */
async function soundMoon(): Promise<void> {
  const sounds = await import('../table/sounds.ts').catch(() => undefined);
  sounds?.soundWin();
}
