/** What players call things that the rulebook calls otherwise, in English. */
import type { SearchWords } from '../search-words.ts';

export const searchWords: SearchWords = {
  box: ['pack', 'numbered cards'],
  dealing: ['hand out', 'first player', 'starting player'],
  nextRound: ['new round', 'next hand', 'start again'],
  order: ['clockwise', 'turn order', 'sequence of play', 'actions'],
  stock: ['stock', 'deck', 'draw deck', 'pick-up pile'],
  usedUp: ['exhausted', 'empty deck', 'reshuffle', 'no cards left'],
  discards: ['waste pile', 'throw away', 'face-up pile', 'trash'],
  throwing: ['throw back', 'put back', 'return the card'],
  laying: ['meld', 'lay down', 'go down', 'complete a level', 'pass a level', 'phase'],
  runs: ['sequence', 'straight', 'consecutive', 'street'],
  sets: ['triplet', 'triple', 'quads', 'trips', 'group', 'identical cards', 'twins'],
  colours: ['color', 'flush', 'suit'],
  adding: ['lay off', 'hit', 'extend', 'complete'],
  moving: ['rearrange', 'steal', 'replace', 'exchange'],
  jokers: ['wild', 'wildcard', 'wild card', 'substitute'],
  skipping: ['skip', 'block', 'miss a turn', 'lose a turn'],
  goingOut: ['finish', 'empty hand', 'end the round', 'knock', 'last card', 'get rid of'],
  climbing: ['advance', 'score', 'points', 'two levels', 'skip a level', 'bonus'],
  winning: ['winner', 'victory', 'moon', 'end of the game', 'medal'],
  ties: ['tie', 'tied', 'draw', 'shared victory', 'several winners', 'joint winners'],
  faster: ['variant', 'shorter game', 'faster game', 'any order'],
  keeping: ['two stars', 'harder', 'hold cards', 'save cards'],
  headStart: ['handicap', 'advantage', 'children', 'beginners'],
  levelCards: ['level card', 'phase card', 'custom levels', 'goals'],
};
