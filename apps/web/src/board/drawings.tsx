/** What is fetched after the first card (`looks.ts`): the faces of people, the other backs of cards, the
 * animals of the Master cards. */
import './earned.css';

export { BackArt } from './backs.tsx';
export { MASTER_ANIMALS } from './card-master.tsx';
export { PersonPortrait } from './people.tsx';
