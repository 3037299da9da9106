/** What is wrong with a document, in English. */
import type { ExpectedType } from '@palier/rules';
import { makeFaultWords, type FaultWords } from '../faults.ts';
import { CARDS, count, number, or, quote, times } from './speech.ts';

const TYPES: { readonly [Type in ExpectedType]: string } = {
  integer: 'a whole number',
  boolean: 'true or false',
  string: 'text',
  array: 'a list',
  object: 'an object',
  hex: '64 hexadecimal digits in lower case',
  line: 'a short piece of text without line breaks',
};

function range(min: number, max: number): string {
  return min === max ? number(min) : `from ${number(min)} to ${number(max)}`;
}

const faults: FaultWords = {
  'wrong-type': ({ expected }) => `This must be ${TYPES[expected]}.`,
  'missing-member': ({ member }) => `${quote(member)} is missing.`,
  'unknown-member': ({ member }) => `${quote(member)} is not known here.`,
  'unknown-version': ({ version }) => `This program cannot read version ${quote(version)}.`,
  'not-one-of': ({ value, allowed }) =>
    `${quote(value)} is not valid here: it must be ${or(allowed.map(quote))}.`,
  'out-of-range': ({ value, min, max }) =>
    `${number(value)} is out of range: it must be ${range(min, max)}.`,
  'wrong-length': ({ length, min, max }) =>
    `The length is ${number(length)}, but must be ${range(min, max)}.`,
  'unreadable-card': ({ text }) => `${quote(text)} is not a card.`,
  'card-not-in-deck': ({ card }) => `This deck has no card ${quote(card)}.`,
  'card-too-often': ({ card, count: named, most }) =>
    `${quote(card)} is named ${times(named)}, but the deck has only ${number(most)}.`,
  'face-up-card-not-allowed': ({ card }) => `${quote(card)} cannot lie face up in the draw pile.`,
  'face-down-under-face-up': ({ card }) =>
    `${quote(card)} lies face down under a face-up card, which cannot happen.`,
  'unreadable-part': ({ text }) =>
    `${quote(text)} is not a combination: write for example “run 4”, “set 3” or “colour 5”.`,
  'level-too-big': ({ cards, most }) =>
    `A level of ${count(cards, CARDS)} is too big: it may have ${number(most)} at most.`,
  'level-impossible': ({ level }) => `Nobody could lay level ${level} with this deck.`,
  'ladder-and-ladders': () => 'Give one level set for everyone or one for each player, not both.',
  'ladder-not-in-edition': ({ ladder, edition }) =>
    `The level set ${quote(ladder)} does not belong to the edition ${quote(edition)}.`,
  'no-master-in-edition': ({ edition }) =>
    `The Master cards cannot be used with the edition ${quote(edition)}.`,
  'invalid-meld': ({ cards }) => `${quote(cards)} is not a combination.`,
  'joker-ambiguous': ({ cards }) =>
    `In ${quote(cards)} a joker could stand for more than one thing: write which, for example “J=9”.`,
  'turn-on-skipped-seat': ({ seat }) =>
    `Player ${seat} has a Pass card in front of them, so it cannot be their turn.`,
  'same-seat-twice': ({ seat }) => `Player ${seat} is named twice.`,
  'same-level-twice': ({ level }) => `Level ${level} is named twice.`,
  'finished-before-the-end': ({ seat }) =>
    `Player ${seat} has no level left, so the game would be over.`,
  'nothing-to-draw': ({ seat }) => `Player ${seat} is to draw, but there is nothing to draw.`,
  'nothing-to-play': ({ seat }) => `Player ${seat} is to play, but holds no card.`,
  'nothing-to-offer': ({ seat }) => `Player ${seat} is to take a card, but nobody is offering one.`,
  'nobody-decides': ({ step }) => `At the step ${quote(step)} someone must have a choice to make.`,
  'not-at-this-step': ({ member, step }) =>
    `${quote(member)} has no place at the step ${quote(step)}.`,
  'needed-at-this-step': ({ member, step }) =>
    `${quote(member)} is needed at the step ${quote(step)}.`,
  'not-laid': ({ seat }) =>
    `Player ${seat} has no combinations on the table, so they have not laid a level.`,
  'not-in-hand': ({ card, seat }) => `Player ${seat} does not hold ${quote(card)}.`,
  'too-many-kept': ({ seat, most }) => `Player ${seat} may keep ${count(most, CARDS)} at most.`,
  'wrong-offer': ({ seat, count: cards }) =>
    `Player ${seat} must offer exactly ${count(cards, CARDS)}.`,
  'not-entitled': ({ seat }) => `Player ${seat} has nothing to decide here.`,
  'not-json': ({ detail }) => `This is not JSON: ${quote(detail)}.`,
  'too-large': ({ mebibytes }) => `This is larger than ${number(mebibytes)} MiB.`,
  'too-deep': ({ most }) =>
    `This is nested too deeply: the limit is ${count(most, { one: 'layer', other: 'layers' })}.`,
  'no-header': () => 'A saved game begins with a header line, and this one has none.',
  'line-after-result': () => 'Nothing may follow the result line.',
  'bad-take-back': ({ to }) =>
    `Taking back to event ${number(to)} goes too far: players may only take back what they laid, added or discarded in the same turn.`,
};

export const faultWords = makeFaultWords(faults);
