/** The answer to "may I …?": the kernel's, as `palier judge` gives it, with the rules it rests on. */
import {
  cardOf,
  isFault,
  isJoker,
  judge,
  makeMove,
  PASS,
  placedValue,
  redact,
  type Command,
  type Event,
  type Fault,
  type Refusal,
  type RuleId,
} from '@palier/rules';
import { filled, SEED } from './fill.ts';
import { ASKER, makeSituation, setupOf, type Situation } from './situation.ts';

export type Answer =
  | { readonly t: 'yes'; readonly events: readonly Event[]; readonly rules: readonly RuleId[] }
  | { readonly t: 'no'; readonly refusal: Refusal }
  /** The situation itself cannot be. */
  | { readonly t: 'impossible'; readonly fault: Fault };

export function answerTo(situation: Situation, question: Command): Answer {
  const moves = [{ seat: ASKER, move: makeMove(question) }];
  const judgement = judge({ position: filled(makeSituation(situation)), moves }, SEED);
  if (isFault(judgement)) return { t: 'impossible', fault: judgement };
  const move = judgement.moves[0]!;
  if (!move.ok) return { t: 'no', refusal: move.refusal };
  const events = toldEvents(move.events);
  return { t: 'yes', events, rules: grounds(situation, question, events) };
}

/** What is wrong with the situation, before anything is asked. */
export function faultOf(situation: Situation): Fault | undefined {
  const judgement = judge({ position: filled(makeSituation(situation)), moves: [] }, SEED);
  return isFault(judgement) ? judgement : undefined;
}

/** Up to the end of the round; the cards that were only filled in stay unseen. */
function toldEvents(events: readonly Event[]): readonly Event[] {
  const deal = events.findIndex(({ t }) => t === 'roundDealt');
  return (deal === -1 ? events : events.slice(0, deal)).map((event) => redact(event, 'spectator'));
}

/** The rules that allow it: the nearest first. */
function grounds(
  situation: Situation,
  question: Command,
  events: readonly Event[],
): readonly RuleId[] {
  const ended = events.find((event) => event.t === 'roundEnded');
  const ending: readonly RuleId[] = ended === undefined ? [] : [endRule(situation, ended.by)];
  return [...new Set([...ground(situation, question), ...ending])];
}

function endRule(situation: Situation, by: string): RuleId {
  if (by === 'win') return 'WIN-1';
  return setupOf(situation).rules.goingOut === 'any' ? 'END-2' : 'END-1';
}

function ground(situation: Situation, question: Command): readonly RuleId[] {
  const { tops, taken, hand } = situation;
  const isLast = hand.length === 1;
  switch (question.t) {
    case 'drawCard':
      return ['DRAW-1'];
    case 'takeCard': {
      const top = tops[question.from - 1];
      const isOdd = top !== undefined && (isJoker(top) || top === PASS);
      return isOdd ? ['DRAW-2'] : ['DRAW-1'];
    }
    case 'layLevel':
      return layGround(question.melds);
    case 'addCard':
      return isJoker(cardOf(question.card)) ? ['ADD-1', 'JOKER-2'] : ['ADD-1', 'ADD-2'];
    case 'exchangeJoker':
      return ['HOUSE-jokerSwap'];
    case 'discard':
      if (question.card === taken) return ['DRAW-2'];
      return isJoker(question.card) || question.card === PASS ? ['DISC-2'] : ['DISC-1'];
    case 'playPass':
      return isLast ? ['PASS-4'] : ['PASS-1', 'PASS-2'];
    case 'playTake':
      return [isLast ? 'MASTER-2' : 'MASTER-3'];
    case 'playSwap':
      return [isLast ? 'MASTER-2' : 'MASTER-4'];
    case 'playHold':
      return [isLast ? 'MASTER-2' : 'MASTER-5'];
    case 'dropPalier':
      return ['OPEN-2'];
    case 'keepCards':
      return ['KEEP-1'];
    case 'offerCards':
    case 'pickCard':
      return ['MASTER-3'];
  }
}

function layGround(melds: Extract<Command, { t: 'layLevel' }>['melds']): readonly RuleId[] {
  const jokers = melds.filter((meld) => meld.some((placed) => isJoker(cardOf(placed))));
  const values = melds
    .map((meld) => new Set(meld.map(placedValue)))
    .filter((set) => set.size === 1)
    .map((set) => [...set][0]);
  const sharesValue = new Set(values).size < values.length;
  const isBare = jokers.some((meld) => meld.every((placed) => isJoker(cardOf(placed))));
  return [
    ...(sharesValue ? (['LAY-6'] as const) : []),
    ...(isBare ? (['JOKER-4'] as const) : []),
    'LAY-1',
    ...(jokers.length > 0 ? (['JOKER-1'] as const) : []),
  ];
}
