/**
 * What can be done now, with the card that is up or without one: the most likely first, in the order in
 * which the line above says it. All of it is legal.
 */
import type { Card, Command, Step } from '@palier/rules';
import { additionsIn, type TapChoices } from './taps.ts';

/** One of several commands, or the only one. How to lay is asked elsewhere. */
export type Offer = {
  readonly t: 'draw' | 'lay' | 'add' | 'play' | 'pass' | 'discard';
  readonly commands: readonly Command[];
};

/** `choices`: for the card that is up. */
export type Deciding = {
  readonly step: Step;
  readonly choices: TapChoices;
  readonly card: Card | undefined;
  readonly canLay: boolean;
};

const MOST_OFFERS = 2;

export function offersIn({ step, choices, card, canLay }: Deciding): readonly Offer[] {
  const ways = [...choices.lit.values()].flat();
  const those = (name: Command['t']): readonly Command[] => ways.filter(({ t }) => t === name);
  if (step === 'draw') return withCommands({ t: 'draw', commands: those('drawCard') });
  if (step !== 'play') return [];
  const laying: readonly Offer[] = canLay ? [{ t: 'lay', commands: [] }] : [];
  const own: readonly Offer[] =
    card === undefined
      ? []
      : [
          // To throw it away comes last.
          { t: 'add', commands: additionsIn(choices) },
          { t: 'play', commands: choices.plays },
          { t: 'pass', commands: those('playPass') },
          { t: 'discard', commands: those('discard') },
        ];
  return [...laying, ...withCommands(...own)].slice(0, MOST_OFFERS);
}

function withCommands(...offers: readonly Offer[]): readonly Offer[] {
  return offers.filter(({ commands }) => commands.length > 0);
}
