/** What is said at a table's great moments, and of how fast they follow each other. */
import type { CharacterId } from '@palier/bots';
import type { EditionId } from '@palier/rules';

/** Of a laying, of being stopped and stopping, of leading and being overtaken, of the last level. */
type Lines = {
  readonly laid: string;
  readonly stopped: string;
  readonly stops: string;
  readonly lead: string;
  readonly overtaken: string;
  readonly lastStep: string;
};

export const peaks = {
  /** Beside a seat for a moment, the lead on the stairs: in `own` it is the reader. */
  badges: {
    missed: { own: 'You miss a turn', other: 'Misses a turn' },
    lead: {
      own: 'You take the lead',
      other: (name: string) => `${name} takes the lead`,
    },
    lastStep: { own: 'Your last level!', other: 'The last level!' },
  },
  /** Across the felt for a moment: a level that was laid. */
  stamp: (level: number, _edition: EditionId) => `Level ${level}!`,
  /** What the characters say now and then, each in their own way: careful, bold, spiteful, hoarding, hasty, even. */
  lines: {
    odile: {
      laid: 'Slow but sure.',
      stopped: 'Patience, patience.',
      stops: 'Forgive me, dear.',
      lead: 'One step at a time.',
      overtaken: 'More haste, less speed.',
      lastStep: 'Careful now: the last one.',
    },
    bruno: {
      laid: 'There! Just like that.',
      stopped: 'Hey! I was winning!',
      stops: 'Make way!',
      lead: 'Catch me if you can!',
      overtaken: 'I’ll get you yet!',
      lastStep: 'One more and I’m there!',
    },
    wanda: {
      laid: 'Jealous?',
      stopped: 'I’ll remember that.',
      stops: 'Nothing personal. Well, nearly.',
      lead: 'The view is better from here.',
      overtaken: 'Enjoy it while it lasts.',
      lastStep: 'Who’s going to stop me now?',
    },
    hugo: {
      laid: 'It hurts to let them go.',
      stopped: 'Fine, I’ll keep my cards.',
      stops: 'Have one of mine, for once.',
      lead: 'All that saving paid off.',
      overtaken: 'I was still saving up!',
      lastStep: 'Now to spend what I’ve saved.',
    },
    nell: {
      laid: 'Done! Next!',
      stopped: 'But I was so quick!',
      stops: 'Too quick for you!',
      lead: 'First! What’s next?',
      overtaken: 'Wait, when did that happen?',
      lastStep: 'Nearly there, nearly there!',
    },
    sami: {
      laid: 'That fits nicely.',
      stopped: 'It happens.',
      stops: 'Sorry, someone had to.',
      lead: 'Going well so far.',
      overtaken: 'Well climbed.',
      lastStep: 'One level to go.',
    },
  } satisfies { readonly [Who in CharacterId]: Lines },
  /** The bots' pace, for a turn or for a round. */
  tempo: {
    atOnce: 'Hurry the bots this round',
    asSet: 'Bots back to usual speed',
    isAtOnce: 'Until the round ends, the bots play instantly.',
    hurry: 'hurry the bot whose turn it is',
  },
};
