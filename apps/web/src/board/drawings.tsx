/** What is fetched after the first card (`looks.ts`): the faces of people, and the other backs of cards. */
export { BackArt } from './backs.tsx';
export { PersonPortrait } from './people.tsx';
