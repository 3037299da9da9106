/** `palier review` in German. */
import type { CliCommands } from '../cli-words.ts';
import type { CliReviewWords } from '../cli-review-words.ts';
import { count, number, quote } from './speech.ts';

export const review: CliCommands['review'] = {
  summary: 'der Trainer: was jede Entscheidung einer Partie gekostet hat',
  about: [
    'FILE ist eine Aufzeichnung; „-“ liest sie von der Standardeingabe. Jede Entscheidung eines Platzes wird nach dem beurteilt, was zu sehen war: wie viel der Gewinnchance sie gekostet hat, mit dem Intervall, das den wahren Wert in 95 von 100 Fällen enthält, und warum. Schließt das Intervall die Null ein, gibt es kein Urteil. Danach, wie viel vom Ergebnis Glück war.',
    'Zuerst kommen die drei Entscheidungen, die einen Blick wert sind, dann alle. Eine Partie dauert bis zu einer halben Minute. Derselbe Startwert gibt denselben Rückblick, hier und im Browser. Eine Aufzeichnung, die „palier verify“ für falsch hält, wird abgelehnt.',
  ],
  options: {
    seat: 'wessen Entscheidungen: Platz N (1)',
    html: 'dazu eine Seite für den Browser nach FILE schreiben',
    continuations: 'wie oft für jede Entscheidung weitergespielt werden darf (2.000)',
    games: 'wie viele Partien gleich starke Bots mit denselben Karten spielen, für das Glück (400)',
    seed: 'ein anderer Startwert zieht andere Stichproben (coach)',
  },
  examples: [
    {
      line: 'palier review game.jsonl --seat 2',
      says: 'Wie hat Platz 2 gespielt?',
    },
    {
      line: 'palier review game.jsonl --html review.html',
      says: 'Platz 1, hier und als Seite.',
    },
  ],
};

export const reviewWords: CliReviewWords = {
  progress: (done, total) => `${number(done)} von ${number(total)} Entscheidungen`,
  reported: (file) => `Seite: ${file}`,
  lead: (name) => `Die Entscheidungen von ${name}.`,
  event: (event) => `Ereignis ${number(event)}`,
  brand: 'Palier · der Trainer',
  contents: 'Auf dieser Seite',
  columns: {
    decision: 'Entscheidung',
    verdict: 'Urteil',
    loss: 'Kosten',
    chance: 'Chance davor',
  },
  tiles: {
    decisions: 'Entscheidungen',
    lost: 'einer Partie verschenkt',
    luck: 'der Siege für diesen Platz mit denselben Karten',
  },
  chart: (decisions, first, last) =>
    `Die Gewinnchance vor jeder von ${count(decisions, { one: 'Entscheidung', other: 'Entscheidungen' })}, von ${first} bis ${last}; das Band ist das Intervall.`,
  seed: (seed, continuations) =>
    `Startwert ${quote(seed)}, bis zu ${number(continuations)} Fortsetzungen je Entscheidung.`,
  again: 'Derselbe Rückblick noch einmal:',
};
