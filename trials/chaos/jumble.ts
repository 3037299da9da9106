/** A way to the server on which messages come twice, or are overtaken by others. */
import type { Dice } from '@palier/rules/testing';
import type { Dial } from '@palier/table/room';
import type { World } from './world.ts';

/** One message in so many is jumbled. */
const OFTEN = 6;
/** Milliseconds that a message is late, at most: hardly, or until it is somebody's turn again. */
const LATE = [20, 120, 2000];

export function jumbled(world: World, dice: Dice, dial: Dial): Dial {
  return (hear) => {
    const line = dial(hear);
    let hasGreeted = false;
    return {
      send: (text) => {
        // A hello is the first of all; and being away is said in order or means the opposite.
        const isFree = hasGreeted && world.isJumbled && !text.startsWith('{"t":"away"');
        hasGreeted = true;
        if (!isFree || !dice.oneIn(OFTEN)) {
          line.send(text);
          return;
        }
        const later = (): void =>
          void setTimeout(() => line.send(text), dice.below(dice.pick(LATE)));
        if (dice.oneIn(2)) {
          world.count('messages sent late');
          later();
          return;
        }
        world.count('messages sent twice');
        line.send(text);
        if (dice.oneIn(3)) line.send(text);
        else later();
      },
      close: () => line.close(),
    };
  };
}
