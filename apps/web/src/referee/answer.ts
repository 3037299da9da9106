/** The answer to "may I …?": the kernel's, as `palier judge` gives it, with the rules it rests on. */
import {
  cardOf,
  EDITIONS,
  isFault,
  isJoker,
  judge,
  ladderOfSeat,
  makeMove,
  PASS,
  PLAYED_ALONE,
  placedValue,
  redact,
  type Command,
  type Event,
  type Fault,
  type Refusal,
  type RoundEnd,
  type RuleId,
  type Setup,
} from '@palier/rules';
import { filled, SEED } from './fill.ts';
import { ASKER, makeSituation, situationSetup, type Situation } from './situation.ts';

export type RefereeAnswer =
  | { readonly t: 'yes'; readonly events: readonly Event[]; readonly rules: readonly RuleId[] }
  | { readonly t: 'no'; readonly refusal: Refusal }
  /** The situation itself cannot be. */
  | { readonly t: 'impossible'; readonly fault: Fault };

export function answerTo(situation: Situation, question: Command): RefereeAnswer {
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
  const setup = situationSetup(situation);
  const ended = events.find((event) => event.t === 'roundEnded');
  // Where a palier is still to be chosen the round ends after that (OPEN-2).
  const by = ended?.by ?? (events.some(({ t }) => t === 'bonusDue') ? 'went-out' : undefined);
  return [
    ...new Set([
      ...ground(situation, question),
      // Winning says all of the end.
      ...(by === undefined || by === 'win' ? [] : [endRule(setup, question, by)]),
      ...(ended === undefined && by !== undefined ? (['OPEN-2'] as const) : []),
      ...(by !== undefined && events.some(({ t }) => t === 'gameWon') ? [winRule(setup, by)] : []),
    ]),
  ];
}

/** Why the round is over: the edition's rule, or the table's own where it took another. */
function endRule({ edition, rules }: Setup, question: Command, by: RoundEnd): RuleId {
  const usual = EDITIONS[edition].rules;
  switch (by) {
    case 'blocked':
      return 'STOCK-4';
    case 'stock':
      if (rules.stockOut !== usual.stockOut) return 'HOUSE-stockOut';
      return rules.stockOut === 'rebuild' ? 'STOCK-2' : 'STOCK-3';
    default:
      if (usual.goingOut === 'any') return rules.goingOut === 'any' ? 'END-2' : 'HOUSE-goingOut';
      // By a discard it ends at every table.
      return question.t === 'addCard' || question.t === 'layLevel' ? 'HOUSE-goingOut' : 'END-1';
  }
}

/** Why the game is won. */
function winRule(setup: Setup, by: RoundEnd): RuleId {
  const { edition, rules } = setup;
  const usual = EDITIONS[edition].rules.winOnLaying;
  if (by !== 'win' && ladderOfSeat(setup, ASKER).mode === 'open') return 'OPEN-3';
  if (by !== 'win' && usual === 'no') return 'WIN-2';
  return rules.winOnLaying === usual ? 'WIN-1' : 'HOUSE-winOnLaying';
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
    case 'playSwap':
      return [isLast ? 'MASTER-2' : 'MASTER-4'];
    case 'dropPalier':
      return ['OPEN-2'];
    case 'keepCards':
      return ['KEEP-1'];
    case 'offerCards':
    case 'pickCard':
      return ['MASTER-3'];
    default:
      return [isLast ? 'MASTER-2' : PLAYED_ALONE[question.t].rule];
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
