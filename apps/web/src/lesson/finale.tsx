/**
 * The end of the lesson: up the stairs to the moon, one hop for each chapter, as a game is won. Whoever
 * climbs there is the learner, who may be somebody before the first cards are dealt, or deal at once.
 */
import { makeFaceCode } from '@palier/table';
import { useEffect, useRef } from 'preact/hooks';
import { landedAfter } from '../board/climb-layout.ts';
import { Climb } from '../board/climb.tsx';
import { PersonFace } from '../board/face.tsx';
import { celebrateLanding } from '../ui/moon-landing.ts';
import { changeProfile } from '../state/own-profile.ts';
import { skyProgress } from '../state/sky.ts';
import { words } from '../state/words.ts';
import { Button } from '../ui/button.tsx';
import { Heading } from '../ui/heading.tsx';
import { anotherLook, NameField, ownLook } from '../you/you-screen.tsx';
import { LESSON } from './chapters.ts';
import { FirstGame } from './first-game.tsx';
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
    void soundMoon();
    return celebrateLanding(stairs.current!, landedAfter(WAY, LEVELS));
  }, []);
  const code = makeFaceCode(look);
  return (
    <main class="finale">
      <Heading text={says.ended} />
      <div class="finale-stairs" ref={stairs}>
        <Climb levels={LEVELS} climbers={[{ face: { name: '', face: code }, name: '', ...WAY }]} />
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
const WAY = { from: FOOT, to: LEVELS + 1 };

/** Whoever has come here by touch hears it; nothing sounds on a page that was just opened. */
async function soundMoon(): Promise<void> {
  const sounds = await import('../table/sounds.ts').catch(() => undefined);
  sounds?.soundWin();
}
