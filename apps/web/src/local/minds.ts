/** The bots of a local table. */
import { botNamed, type Bot } from '@palier/bots';
import { assert, below, seededBits } from '@palier/rules';
import type { Minds } from '@palier/table';

const FALLBACK = 'steady';

export function localMinds(): Minds {
  const bots = new Map<string, Bot>();
  return {
    decide: async ({ bot: name, view, stream }) => {
      // A name from an older or newer version must not hold up the table.
      const bot = bots.get(name) ?? botNamed(name) ?? botNamed(FALLBACK);
      assert(bot !== undefined, 'there is a bot for every name');
      bots.set(name, bot);
      const bits = seededBits(stream);
      return bot.decide({
        view,
        random: { below: (n) => below(bits, n) },
        shouldStop: () => false,
      });
    },
  };
}
