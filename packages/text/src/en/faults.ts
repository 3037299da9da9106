/** What is wrong with a document, in English. */
import type { ExpectedType } from '@palier/rules';
import type { FaultWords } from '../words.ts';
import { count, number, or, quote } from './speech.ts';

const CARDS = { one: 'card', other: 'cards' };
const TIMES = { one: 'time', other: 'times' };

const TYPES: { readonly [Type in ExpectedType]: string } = {
  integer: 'a whole number',
  boolean: 'true or false',
  string: 'a text',
  array: 'a list',
  object: 'an object',
  hex: '64 hexadecimal digits in small letters',
  line: 'a short text without line breaks',
};

function range(min: number, max: number): string {
  return min === max ? number(min) : `${number(min)} to ${number(max)}`;
}

export const faults: FaultWords = {
  'wrong-type': ({ expected }) => `This must be ${TYPES[expected]}.`,
  'missing-member': ({ member }) => `${quote(member)} is missing.`,
  'unknown-member': ({ member }) => `${quote(member)} is not known here.`,
  'unknown-version': ({ version }) => `This program cannot read version ${quote(version)}.`,
  'not-one-of': ({ value, allowed }) =>
    `${quote(value)} is not possible here: it must be ${or(allowed.map(quote))}.`,
  'out-of-range': ({ value, min, max }) =>
    `${number(value)} is out of range: it must be ${range(min, max)}.`,
  'wrong-length': ({ length, min, max }) =>
    `The length is ${number(length)}, but must be ${range(min, max)}.`,
  'unreadable-card': ({ text }) => `${quote(text)} is not a card.`,
  'card-not-in-deck': ({ card }) => `This deck has no card ${quote(card)}.`,
  'card-too-often': ({ card, count: times, most }) =>
    `${quote(card)} is named ${count(times, TIMES)}, but the deck has only ${number(most)}.`,
  'face-up-card-not-allowed': ({ card }) => `${quote(card)} cannot lie face up in the stock.`,
  'face-down-under-face-up': ({ card }) =>
    `${quote(card)} lies face down under a face-up card, where nothing can lie.`,
  'unreadable-part': ({ text }) =>
    `${quote(text)} is not a combination: write for example “run 4”, “set 3” or “colour 5”.`,
  'level-too-big': ({ cards, most }) =>
    `A level of ${count(cards, CARDS)} is too big: it may have ${number(most)} at most.`,
  'level-impossible': ({ level }) => `Nobody could lay level ${level} with this deck.`,
  'ladder-and-ladders': () => 'Give one ladder for all or one for each seat, not both.',
  'ladder-not-in-edition': ({ ladder, edition }) =>
    `The ladder ${quote(ladder)} does not belong to the edition ${quote(edition)}.`,
  'no-master-in-edition': ({ edition }) =>
    `The Master cards cannot be mixed into the edition ${quote(edition)}.`,
  'invalid-meld': ({ cards }) => `${quote(cards)} is not a combination.`,
  'joker-ambiguous': ({ cards }) =>
    `In ${quote(cards)} a joker could stand for more than one thing: write which, for example “J=9”.`,
  'turn-on-skipped-seat': ({ seat }) =>
    `Seat ${seat} has a Pass card in front of it, so it cannot be its turn.`,
  'same-seat-twice': ({ seat }) => `Seat ${seat} is named twice.`,
  'same-level-twice': ({ level }) => `Level ${level} is named twice.`,
  'finished-before-the-end': ({ seat }) =>
    `Seat ${seat} has no level left, so the game would be over.`,
  'nothing-to-draw': ({ seat }) => `Seat ${seat} is to draw, but there is nothing it could draw.`,
  'nothing-to-play': ({ seat }) => `Seat ${seat} is to play, but holds no card.`,
  'nothing-to-offer': ({ seat }) => `Seat ${seat} is to take a card, but nobody offers one.`,
  'nobody-decides': ({ step }) => `At the step ${quote(step)} somebody must have a choice to make.`,
  'not-at-this-step': ({ member, step }) =>
    `${quote(member)} has no place at the step ${quote(step)}.`,
  'needed-at-this-step': ({ member, step }) =>
    `${quote(member)} is needed at the step ${quote(step)}.`,
  'not-laid': ({ seat }) => `Seat ${seat} has no combinations on the table, so it has not laid.`,
  'not-in-hand': ({ card, seat }) => `Seat ${seat} does not hold ${quote(card)}.`,
  'too-many-kept': ({ seat, most }) => `Seat ${seat} may keep ${count(most, CARDS)} at most.`,
  'wrong-offer': ({ seat, count: cards }) =>
    `Seat ${seat} must offer exactly ${count(cards, CARDS)}.`,
  'not-entitled': ({ seat }) => `Seat ${seat} has nothing to decide here.`,
  'not-json': ({ detail }) => `This is not JSON: ${quote(detail)}.`,
  'too-large': ({ mebibytes }) => `This is larger than ${number(mebibytes)} MiB.`,
  'too-deep': ({ most }) =>
    `This is nested too deeply: ${count(most, { one: 'layer is', other: 'layers are' })} the limit.`,
  'no-header': () => 'A record begins with a header line, and this one has none.',
  'line-after-result': () => 'Nothing may follow the result line.',
  'bad-take-back': ({ to }) =>
    `Taking back to event ${number(to)} goes too far: a player may take back only their own laying and adding of the same turn.`,
};
