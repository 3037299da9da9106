/** The rules for a player, in English. The law itself is in spec/. */
import type { LedgerTexts } from '../rules.ts';

export const ledger: LedgerTexts = {
  'DEAL-1': {
    title: 'Shuffle and deal',
    text: 'All the cards are shuffled afresh for each round. Starting on the dealer’s left, everyone receives ten cards, one at a time. Only cards kept from the round before stay out of the shuffle, and whoever keeps some receives fewer.',
  },
  'DEAL-2': {
    title: 'Stock and discard piles',
    text: 'The cards left over after the deal lie face down as the stock. The topmost one is turned over and opens the dealer’s discard pile. All players have their own discard pile, and the other piles are empty when the round begins.',
  },
  'DEAL-3': {
    title: 'The card turned over first',
    text: 'The card turned over at the deal does nothing, even if it is a Pass card. You may take it like any other discard.',
  },
  'DEAL-4': {
    title: 'Who deals',
    text: 'Chance picks the first dealer. After each round, in Level 8 the deal moves on to the dealer’s left; in Level Up it goes to whoever had the last turn.',
  },
  'DEAL-5': {
    title: 'Who begins',
    text: 'The player on the dealer’s left has the first turn. From there the turn always passes to the left, round and round the table.',
  },
  'TURN-1': {
    title: 'Draw, play, discard',
    text: 'Your turn has three steps, always in this order. You draw a card, which you cannot skip. If you wish, you lay your level and add cards. At the end you discard a card, unless a Pass card or a special card takes its place, your laying wins the game or, in Level Up, your hand is empty.',
  },
  'TURN-2': {
    title: 'Waiting for your turn',
    text: 'You act only when it is your turn. Sometimes several players decide at once, to keep cards or to answer a Take card: then all decide for themselves, in any order, and no one sees another’s choice until everybody has chosen. Once the game is over, there is nothing left to play.',
  },
  'DRAW-1': {
    title: 'Where to draw',
    text: 'Draw from the top of the stock, or take the top card of whichever discard pile you like, your own too. Cards further down are out of reach.',
  },
  'DRAW-2': {
    title: 'Every top card is free',
    text: 'Jokers and Pass cards on top of a discard pile may be taken just like numbers. You may even discard, in the same turn, the very card you have just drawn.',
  },
  'DRAW-3': {
    title: 'Buried cards',
    text: 'Of each discard pile you see the top card and how many cards there are; you cannot leaf through the rest. What each player discarded or took is no secret, though: everyone watched it happen, and anyone may remember it, computer players too.',
  },
  'LAY-1': {
    title: 'The whole level at once',
    text: 'You lay all the combinations of your level together, each with exactly as many cards as the level wants. You cannot save a part for later, and you cannot lay a combination beyond those asked for.',
  },
  'LAY-2': {
    title: 'Laying is your choice',
    text: 'You never have to lay your level, even when you hold it. You can lay only once in each round.',
  },
  'LAY-3': {
    title: 'What a run is',
    text: 'A run is a row of values without a gap, in whatever colours: 4, 5, 6, for example. It stops at the highest value, 15 in Level 8 and 18 in Level Up; a 1 cannot come after it.',
  },
  'LAY-4': {
    title: 'What a set is',
    text: 'A set is made of cards that share one value, in whatever colours: two are a pair, then come three and four of a kind. When Level Up asks for identical cards, it too means cards of the same value.',
  },
  'LAY-5': {
    title: 'What a colour is',
    text: 'A colour is made of cards that share one colour. Their values do not matter.',
  },
  'LAY-6': {
    title: 'Each combination on its own',
    text: 'The combinations of a level are looked at one by one. Two pairs may have the same value, and two runs may be the same, overlap or follow on from each other. A card counts in one combination only. You choose the order in which you lay them.',
  },
  'ADD-1': {
    title: 'When you may add',
    text: 'Once you have laid your level, you may add cards from your hand to any combination on the table, yours or someone else’s. You may add as many as you like, right away and in each of your later turns of the round. Until you have laid, you cannot add.',
  },
  'ADD-2': {
    title: 'Which cards fit',
    text: 'A run takes the next value up or down, no lower than 1 and no higher than the highest value. A set takes any card of its value, and a colour any card of its colour. A combination can become as long as you like.',
  },
  'ADD-3': {
    title: 'Cards on the table stay',
    text: 'Cards on the table stay where they are: nobody moves them, splits or joins combinations, or picks cards up again. If you slipped, a take-back undoes what you laid and added in your current turn, as though it had never happened.',
  },
  'DISC-1': {
    title: 'Ending your turn',
    text: 'You end your turn by putting any one card from your hand face up on your own discard pile.',
  },
  'DISC-2': {
    title: 'Discarding jokers and Pass cards',
    text: 'You may discard a joker. You may also discard a Pass card; nobody is skipped then.',
  },
  'JOKER-1': {
    title: 'What a joker can be',
    text: 'A joker can be whatever value or colour you need, but it cannot be a Pass card. You may use more than one in the same level.',
  },
  'JOKER-2': {
    title: 'A joker keeps its meaning',
    text: 'When you place a joker, you settle what it is: one of the six colours in a colour, one value anywhere else. It stays that for the rest of the round. Nobody can swap it for the real card.',
  },
  'JOKER-3': {
    title: 'Jokers within the limits',
    text: 'In a run, a joker cannot be lower than 1 or higher than the highest value. The card it stands for may well be on the table or in someone’s hand already.',
  },
  'JOKER-4': {
    title: 'Nothing but jokers',
    text: 'You may build a combination from jokers alone, as long as you say what each of them stands for.',
  },
  'PASS-1': {
    title: 'Playing a Pass card',
    text: 'Instead of discarding, you may put a Pass card from your hand in front of an opponent, provided none is lying there yet. Your turn is then over.',
  },
  'PASS-2': {
    title: 'Being skipped',
    text: 'If there is a Pass card in front of you, all you do on your next turn is slip it face up under the stock. You do not draw, lay, add or discard.',
  },
  'PASS-3': {
    title: 'A Pass card comes up',
    text: 'When the stock is down to a face-up Pass card on top, a new stock is made at once from the discard piles, each of which keeps its top card. The Pass card and all the face-up cards beneath it are shuffled in as well.',
  },
  'PASS-4': {
    title: 'Pass as your last card',
    text: 'If your last card is a Pass card, it counts as your final discard and skips nobody, even if you play it on an opponent without one. You go out with it and earn the bonus.',
  },
  'PASS-5': {
    title: 'Unused Pass cards',
    text: 'If a Pass card is still in front of you when the round ends, it is forgotten. You are not skipped in the next round.',
  },
  'PASS-6': {
    title: 'Pass cards for two',
    text: 'With two players, Pass cards work as always: you make your opponent miss a turn.',
  },
  'STOCK-1': {
    title: 'A new stock',
    text: 'In Level 8, when someone takes the last card of the stock, a new one is made immediately. Each discard pile keeps its top card; all the cards underneath are gathered and shuffled.',
  },
  'STOCK-2': {
    title: 'No cards to gather',
    text: 'In Level 8, if there is nothing to gather, the stock stays empty and you draw from the discard piles. A new stock is made as soon as someone is about to draw and there are cards to gather again. If it is your turn and you cannot draw at all, the round ends and no one earns the bonus.',
  },
  'STOCK-3': {
    title: 'Last card in Level Up',
    text: 'In Level Up there is no second stock. Whoever takes the last card finishes the turn, and with it the round ends. That player earns the bonus by going out in this turn; otherwise no one earns it.',
  },
  'STOCK-4': {
    title: 'A round that is stuck',
    text: 'A round ends without a bonus when nobody lays or adds for a very long time: fifty turns for each player, so 150 turns in all with three. Counting starts at the deal and starts again each time someone lays or adds. Skipped turns count too.',
  },
  'STOCK-5': {
    title: 'A game that is stuck',
    text: 'If nobody climbs for fifty rounds in a row, the game ends. The players who are on the highest level at that moment share the victory.',
  },
  'END-1': {
    title: 'Going out in Level 8',
    text: 'In Level 8 you go out by discarding your last card, and the round stops there; a Pass card or special card counts as that discard too. You must therefore keep a card to discard: your last one can be neither laid nor added. The only exception is a laying that wins the game.',
  },
  'END-2': {
    title: 'Going out in Level Up',
    text: 'In Level Up the round stops the moment someone’s hand is empty. It makes no difference whether the last card was laid, added or discarded.',
  },
  'END-3': {
    title: 'Who climbs',
    text: 'If you went out, you climb two levels; the second is your bonus. If you only laid your level, you climb one. If you did not lay, you stay where you are, even with an empty hand. No one climbs past the end of the ladder.',
  },
  'END-4': {
    title: 'From level 6 to 8',
    text: 'In Level 8, if you go out on level 6, you move up to level 8. You have not won yet: you still have to lay it.',
  },
  'WIN-1': {
    title: 'Winning in Level 8',
    text: 'In Level 8 you win on the spot when you lay the last level, 8, no matter how many cards you still hold. You also win if you have laid level 7, the one before it, and go out. Only one player can win.',
  },
  'WIN-2': {
    title: 'Winning in Level Up',
    text: 'In Level Up you win if you clear the last level, 8, at the end of a round: you have laid it, or you went out with level 7 laid. If several players clear it together, going out decides: whoever of them did so is the only winner. If none of them did, they all win.',
  },
  'WIN-3': {
    title: 'Laying 8 in Level Up',
    text: 'In Level Up, levels are cleared only at the end of a round. So when someone lays level 8, the round simply goes on.',
  },
  'OPEN-1': {
    title: 'Pick your level',
    text: 'On the open ladder, all your levels lie face up in front of you. You may lay any one that is still there, and you say which when you lay it.',
  },
  'OPEN-2': {
    title: 'Clearing open levels',
    text: 'On the open ladder, you remove the level you laid when the round ends. If you went out, you then choose one more to remove. If only one is left, it goes without being chosen.',
  },
  'OPEN-3': {
    title: 'Winning the open ladder',
    text: 'You win on the open ladder when all eight of your levels are gone. If several players get there in the same round, whoever of them went out is the only winner; if none of them did, they all win.',
  },
  'KEEP-1': {
    title: 'Keeping cards',
    text: 'On the two-star ladder, if a round ends while you are on level 5, 6, 7 or 8 and you have not laid, you may keep up to four cards of your choice. The others do not see them. Everyone who may keep cards chooses before the next deal, which then only fills your hand up to ten.',
  },
  'KEEP-2': {
    title: 'Kept cards stay out',
    text: 'The cards you keep are not shuffled for the next round. When the game is over, nobody keeps any.',
  },
  'MASTER-1': {
    title: 'The Master cards',
    text: 'With the special cards, three Take, three Swap and three Hold cards join the deck. With the whole Master game, so do 90 more numbers, from 1 to 15 in six colours, and nine ranged jokers. Three of those jokers stand only for values from 1 to 5, three for 6 to 10 and three for 11 to 15; in a colour, they can be any colour.',
  },
  'MASTER-2': {
    title: 'Playing a special card',
    text: 'You play a Take, Swap or Hold card instead of discarding. It never belongs in a combination. You may also simply discard it, and then it does nothing. As your last card it is your final discard and does nothing either.',
  },
  'MASTER-3': {
    title: 'The Take card',
    text: 'Put Take face up under the stock. All your opponents show you three cards of their choice at the same time, or their whole hand if it is smaller. You take a single card from all of these, and its owner draws another from the stock, if a card can be had there. Your turn is over, and your hand is one card bigger than usual, so it may exceed eleven.',
  },
  'MASTER-4': {
    title: 'The Swap card',
    text: 'Put Swap face up under the stock. Then move one, two or three cards from your hand to your discard pile, keeping at least one, and draw as many from the stock. If even a new stock has too few, you get what there is. Your turn is over.',
  },
  'MASTER-5': {
    title: 'The Hold card',
    text: 'Put Hold in front of you; it stays there until the round ends. If you have not laid by then, you may keep up to three cards for the next round. If the ladder lets you keep cards too, only the larger number counts; you do not add the two.',
  },
  'MASTER-6': {
    title: 'Special cards come up',
    text: 'A special card lying face up under the stock works like a Pass card there. When it comes to the top, a new stock is made, and it is shuffled in with all the face-up cards.',
  },
  'LADDER-1': {
    title: 'A ladder of your own',
    text: 'You may make up a ladder of 1 to 12 levels. A level asks for 1 to 5 combinations of 2 to 10 cards each, and for ten cards at most in all. If the deck does not have the cards for a level, the ladder is turned down and you are told why. Every player may have a different ladder.',
  },
  'INPUT-1': {
    title: 'Moves that make no sense',
    text: 'A move that cannot be understood, or that names a card, a player or a combination that does not exist, is refused. Nothing changes, and you can try again.',
  },
};
