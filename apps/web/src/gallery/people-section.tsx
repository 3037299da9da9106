/** Faces, the climb and the sky. */
import { FACES, SHADES, type FaceLook } from '@palier/table';
import { inTurn } from '../board/climb-layout.ts';
import { Climb, type Climber } from '../board/climb.tsx';
import { Face, PersonFace } from '../board/face.tsx';
import { fetchDrawings } from '../board/looks.ts';
import { Scene } from '../board/scene.tsx';
import { Sky } from '../board/sky.tsx';
import { Item, Section } from './section.tsx';

const BOTS = ['odile', 'bruno', 'wanda', 'hugo', 'nell', 'sami'];
const MOODS = ['calm', 'happy', 'thinking', 'sad'] as const;
const PEOPLE = ['Léa', 'Jean Moreau', 'Ümit', 'Zoë K', 'Ana', 'Per'];

const CLIMBERS: readonly Climber[] = [
  { face: { name: 'Léa' }, name: 'Léa', from: 3, to: 5 },
  { face: { name: 'Odile', bot: 'odile-expert' }, name: 'Odile', from: 4, to: 5 },
  { face: { name: 'Bruno', bot: 'bruno-steady' }, name: 'Bruno', from: 2, to: 2 },
  { face: { name: 'Wanda', bot: 'wanda-steady' }, name: 'Wanda', from: 7, to: 9 },
  { face: { name: 'Hugo', bot: 'hugo-steady' }, name: 'Hugo', from: 4, to: 5 },
  { face: { name: 'Nell', bot: 'nell-steady' }, name: 'Nell', from: 7, to: 8 },
];

/** Every shade of every part on one of them. */
function lookAt(face: number): FaceLook {
  const shade = (shift: number): number => (face + shift) % SHADES;
  return { face, skin: shade(0), hair: shade(1), wear: shade(2), window: shade(4) };
}

void fetchDrawings();

export function PeopleSection() {
  return (
    <>
      <Section title="Faces">
        {MOODS.map((mood) => (
          <div class="gallery-row gallery-face-large" key={mood}>
            {BOTS.map((bot) => (
              <Item key={bot} caption={`${bot} ${mood}`}>
                <Face of={{ name: bot, bot: `${bot}-expert` }} mood={mood} />
              </Item>
            ))}
          </div>
        ))}
        {MOODS.map((mood) => (
          <div class="gallery-row gallery-face-large" key={`people ${mood}`}>
            {Array.from({ length: FACES }, (_, face) => (
              <PersonFace key={face} look={lookAt(face)} mood={mood} />
            ))}
          </div>
        ))}
        <div class="gallery-row">
          {BOTS.map((bot) => (
            <Face key={bot} of={{ name: bot, bot }} />
          ))}
          {PEOPLE.map((name) => (
            <Face key={name} of={{ name }} />
          ))}
          <Face of={{ name: 'random', bot: 'random' }} />
        </div>
      </Section>
      <Section title="The first page">
        <Scene />
      </Section>
      <Section title="The climb">
        <Climb levels={8} climbers={inTurn(CLIMBERS, 8)} />
      </Section>
      <Section title="The sky">
        <div class="gallery-row">
          {[0, 0.25, 0.5, 0.75, 1].map((progress) => (
            <div class="gallery-sky" key={progress}>
              <Sky progress={progress} />
            </div>
          ))}
          {[0, 1].map((progress) => (
            <div class="gallery-sky" key={`bright ${progress}`}>
              <Sky progress={progress} moon="bright" />
            </div>
          ))}
        </div>
      </Section>
    </>
  );
}
