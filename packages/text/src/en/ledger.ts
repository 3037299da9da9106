/** The rules for a player, in English. The law itself is in spec/. */
import type { LedgerTexts } from '../rules.ts';

export const ledger: LedgerTexts = {
  'DEAL-1': {
    title: 'Shuffle and deal',
    text: 'All the cards are shuffled again for each round. Starting on the dealer’s left, everyone is dealt ten cards, one at a time. Only cards kept from the previous round stay out of the shuffle; if you kept some, you are dealt that many fewer.',
  },
  'DEAL-2': {
    title: 'Draw pile and discard piles',
    text: 'The cards left over after the deal form the draw pile, face down. Its top card is turned over and starts the dealer’s discard pile. Every player has a discard pile of their own; the others are empty when the round begins.',
  },
  'DEAL-3': {
    title: 'The first face-up card',
    text: 'The card turned over at the deal does nothing, even if it is a Pass card. You may take it like any other discarded card.',
  },
  'DEAL-4': {
    title: 'Who deals',
    text: 'The first dealer is chosen at random. After each round, the deal passes to the player on the dealer’s left in Level 8, and to whoever had the last turn in Level Up.',
  },
  'DEAL-5': {
    title: 'Who begins',
    text: 'The player on the dealer’s left has the first turn. From there, play always passes to the left.',
  },
  'TURN-1': {
    title: 'Draw, play, discard',
    text: 'Your turn has three steps, in this order. First, you must draw a card. Then, if you wish, you lay your level and add cards. Finally, you discard a card, unless your turn has already ended because you played a Pass card or a special card instead, won by laying or, in Level Up, emptied your hand.',
  },
  'TURN-2': {
    title: 'Waiting for your turn',
    text: 'You act only when it is your turn. Sometimes several players decide at once, to keep cards or to answer a Take card: then they choose in any order, and nobody sees another’s choice until everyone has chosen. Once the game is over, there is nothing left to play.',
  },
  'DRAW-1': {
    title: 'Where to draw',
    text: 'Draw from the top of the draw pile, or take the top card of any discard pile, even your own. You cannot take cards from further down.',
  },
  'DRAW-2': {
    title: 'Any top card may be taken',
    text: 'Jokers and Pass cards on top of a discard pile may be taken just like number cards. You may even take a card and discard it again in the same turn.',
  },
  'DRAW-3': {
    title: 'Buried cards',
    text: 'You see the top card of each discard pile and how many cards it has; you may not look through the rest. What each player discarded or took is no secret, though: everyone saw it, and anyone may remember it, bots included.',
  },
  'LAY-1': {
    title: 'The whole level at once',
    text: 'You lay all the combinations of your level together, each with exactly as many cards as the level asks for. You cannot leave a part for later, and you cannot lay anything extra.',
  },
  'LAY-2': {
    title: 'Laying is your choice',
    text: 'You never have to lay your level, even when you have it in your hand. You can only lay once in each round.',
  },
  'LAY-3': {
    title: 'What a run is',
    text: 'A run is a row of values without a gap, in any colours: 4, 5, 6, for example. It stops at the highest value, 15 in Level 8 and 18 in Level Up; a 1 cannot follow it.',
  },
  'LAY-4': {
    title: 'What a set is',
    text: 'A set is a group of cards of the same value, in any colours: a pair, three of a kind, four of a kind or more. When Level Up asks for identical cards, it also means cards of the same value.',
  },
  'LAY-5': {
    title: 'What a colour is',
    text: 'A colour is a group of cards that all have the same colour. Their values do not matter.',
  },
  'LAY-6': {
    title: 'Each combination on its own',
    text: 'Each combination of a level stands on its own. Two pairs may have the same value, and two runs may be the same, overlap or follow on from each other. A card counts in one combination only. You may lay the combinations in any order.',
  },
  'ADD-1': {
    title: 'When you may add',
    text: 'Once you have laid your level, you may add cards from your hand to any combination on the table, yours or someone else’s. You may add as many as you like, straight away and in each of your later turns in the round. Until then, you cannot add.',
  },
  'ADD-2': {
    title: 'Which cards fit',
    text: 'A run takes the next value up or down, no lower than 1 and no higher than the highest value. A set takes any card of its value, and a colour any card of its colour. A combination can grow as large as you like.',
  },
  'ADD-3': {
    title: 'Cards on the table stay',
    text: 'Cards on the table stay where they are: nobody moves them, splits or joins combinations, or picks cards up again. If you make a mistake, you can take back what you laid and added in the current turn, as if it had never happened. Where the table allows it, as it usually does against bots, you can take back your discard too, until someone draws or takes a card.',
  },
  'DISC-1': {
    title: 'Ending your turn',
    text: 'You end your turn by putting any one card from your hand face up on your own discard pile.',
  },
  'DISC-2': {
    title: 'Discarding jokers and Pass cards',
    text: 'You may discard a joker. You may also discard a Pass card; then nobody misses a turn.',
  },
  'JOKER-1': {
    title: 'What a joker can be',
    text: 'A joker can be any value or colour you need, but it cannot be a Pass card. You may use more than one in the same level.',
  },
  'JOKER-2': {
    title: 'A joker keeps its meaning',
    text: 'When you place a joker, you decide what it stands for: in a colour, one of the six colours; anywhere else, a value. It keeps that meaning for the rest of the round. Nobody can swap it for the real card.',
  },
  'JOKER-3': {
    title: 'Jokers within the limits',
    text: 'In a run, a joker cannot be lower than 1 or higher than the highest value. The card it stands for may already be on the table or in someone’s hand.',
  },
  'JOKER-4': {
    title: 'Nothing but jokers',
    text: 'You may make a combination of jokers alone, as long as you say what each of them stands for.',
  },
  'PASS-1': {
    title: 'Playing a Pass card',
    text: 'Instead of discarding, you may put a Pass card from your hand in front of an opponent who does not have one yet. That ends your turn.',
  },
  'PASS-2': {
    title: 'Missing a turn',
    text: 'If there is a Pass card in front of you, all you do on your next turn is put it face up under the draw pile. You do not draw, lay, add or discard.',
  },
  'PASS-3': {
    title: 'A Pass card comes up',
    text: 'When a face-up Pass card comes to the top of the draw pile, a new draw pile is made at once from the discard piles, each of which keeps its top card. The Pass card and all the face-up cards beneath it are shuffled in as well.',
  },
  'PASS-4': {
    title: 'Going out with a Pass card',
    text: 'If your last card is a Pass card, it counts as your final discard and nobody misses a turn, even if you play it on an opponent. You go out with it and earn the bonus.',
  },
  'PASS-5': {
    title: 'Unused Pass cards',
    text: 'If a Pass card is still in front of you when the round ends, it no longer counts. You do not miss a turn in the next round.',
  },
  'PASS-6': {
    title: 'Pass cards for two',
    text: 'With two players, Pass cards work as usual: you make your opponent miss a turn.',
  },
  'STOCK-1': {
    title: 'A new draw pile',
    text: 'In Level 8, when someone takes the last card of the draw pile, a new one is made at once. Each discard pile keeps its top card; all the cards underneath are gathered and shuffled.',
  },
  'STOCK-2': {
    title: 'No cards to gather',
    text: 'In Level 8, if there is nothing to gather, the draw pile stays empty and you take from the discard piles. A new draw pile is made as soon as someone is about to draw and there are cards to gather again. If it is your turn and you cannot draw at all, the round ends and nobody earns the bonus.',
  },
  'STOCK-3': {
    title: 'Last card in Level Up',
    text: 'In Level Up there is no second draw pile. Whoever draws the last card finishes their turn, and then the round ends. That player earns the bonus by going out in this turn; otherwise nobody does.',
  },
  'STOCK-4': {
    title: 'A round that is stuck',
    text: 'A round ends without a bonus when nobody lays or adds for a very long time: fifty turns for each player, so 150 turns in all with three. The count starts at the deal and starts again each time someone lays or adds. Missed turns count too.',
  },
  'STOCK-5': {
    title: 'A game that is stuck',
    text: 'If nobody climbs for fifty rounds in a row, the game ends. The players on the highest level at that moment share the win.',
  },
  'END-1': {
    title: 'Going out in Level 8',
    text: 'In Level 8 you go out by discarding your last card, and the round ends there; a Pass card or special card counts as that discard too. So you must keep a card to discard: your last one cannot be laid or added. The only exception is when laying your level wins the game.',
  },
  'END-2': {
    title: 'Going out in Level Up',
    text: 'In Level Up the round ends the moment someone’s hand is empty. It makes no difference whether the last card was laid, added or discarded.',
  },
  'END-3': {
    title: 'Who climbs',
    text: 'If you went out, you climb two levels; the second is your bonus. If you only laid your level, you climb one. If you laid nothing, you stay where you are, even with an empty hand. Nobody climbs past the last level.',
  },
  'END-4': {
    title: 'From level 6 to 8',
    text: 'In Level 8, if you go out on level 6, you move up to level 8. You have not won yet: you still have to lay it.',
  },
  'WIN-1': {
    title: 'Winning in Level 8',
    text: 'In Level 8 you win at once when you lay the last level, 8, no matter how many cards you still hold. You also win if you have laid level 7, the one before it, and go out. Only one player can win.',
  },
  'WIN-2': {
    title: 'Winning in Level Up',
    text: 'In Level Up you win if you clear the last level, 8, at the end of a round: you have laid it, or you went out with level 7 laid. If several players clear it in the same round, the one who went out is the only winner. If none of them did, they all win.',
  },
  'WIN-3': {
    title: 'Laying level 8 in Level Up',
    text: 'In Level Up, levels are cleared only at the end of a round. So when someone lays level 8, the round simply goes on.',
  },
  'OPEN-1': {
    title: 'Choose your level',
    text: 'With open levels, all your levels lie face up in front of you. You may lay any one that is still there, and you say which when you lay it.',
  },
  'OPEN-2': {
    title: 'Removing open levels',
    text: 'With open levels, at the end of the round you remove the level you laid. If you went out, you then choose one more to remove. If only one is left, it is removed automatically.',
  },
  'OPEN-3': {
    title: 'Winning with open levels',
    text: 'With open levels, you win when all eight of your levels are gone. If several players get there in the same round, the one who went out is the only winner; if none of them did, they all win.',
  },
  'KEEP-1': {
    title: 'Keeping cards',
    text: 'On the two-star levels, if a round ends while you are on level 5, 6, 7 or 8 and have not laid your level, you may keep up to four cards of your choice. The others do not see them. Everyone who may keep cards chooses before the next deal, which then brings every hand up to ten.',
  },
  'KEEP-2': {
    title: 'Kept cards stay out',
    text: 'The cards you keep are not shuffled in for the next round. When the game is over, nobody keeps any.',
  },
  'MASTER-1': {
    title: 'The Master cards',
    text: 'With the special cards, three Take, three Swap and three Hold cards join the deck. With the whole Master game, so do 90 more number cards, from 1 to 15 in six colours, and nine ranged jokers. Three of those jokers stand only for values from 1 to 5, three for 6 to 10 and three for 11 to 15; in a colour, they can be any colour.',
  },
  'MASTER-2': {
    title: 'Playing a special card',
    text: 'You play a Take, Swap or Hold card instead of discarding. It never counts in a combination. You may also simply discard it, and then it does nothing. As your last card, it is your final discard and does nothing either.',
  },
  'MASTER-3': {
    title: 'The Take card',
    text: 'Put the Take card face up under the draw pile. Each of your opponents chooses three cards, or their whole hand if it is smaller, and all show them at the same time. From all these cards you take just one, and its owner draws another from the draw pile, if there is one. Your turn is over, and you now hold one card more, so you may have more than eleven.',
  },
  'MASTER-4': {
    title: 'The Swap card',
    text: 'Put the Swap card face up under the draw pile. Then put one, two or three cards from your hand on your discard pile, keeping at least one, and draw as many from the draw pile. If even a new draw pile has too few, you get what there is. Your turn is over.',
  },
  'MASTER-5': {
    title: 'The Hold card',
    text: 'Put the Hold card in front of you; it stays there until the round ends. If you have not laid your level by then, you may keep up to three cards for the next round. If your level lets you keep cards too, only the larger number counts; the two are not added together.',
  },
  'MASTER-6': {
    title: 'A special card comes up',
    text: 'A special card lying face up under the draw pile works like a Pass card there. When it comes to the top, a new draw pile is made, and it is shuffled in with all the face-up cards.',
  },
  'LADDER-1': {
    title: 'Your own level set',
    text: 'You may make up a level set of 1 to 12 levels. A level asks for 1 to 5 combinations of 2 to 10 cards each, and for ten cards at most in all. If the deck does not have the cards for a level, the level set is refused and you are told why. Every player may have a different level set.',
  },
  'INPUT-1': {
    title: 'Moves that make no sense',
    text: 'A move that cannot be understood, or that names a card, a player or a combination that does not exist, is refused. Nothing changes, and you can try again.',
  },
};
