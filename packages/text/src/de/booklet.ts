/** The rulebook's first chapter, in German. */
import type { Part } from '../langs.ts';
import { CARDS, count, number } from './speech.ts';

export const booklet: Part<'booklet'> = {
  title: (edition) => `Das Wichtigste zuerst: ${edition}`,
  about: 'In unseren Worten, nicht in denen der Spielanleitung.',
  aimTitle: 'Worum es geht',
  aims: {
    'level-8':
      'Über mehrere Runden arbeitest du dich durch acht Level nach oben. In jeder Runde sammelst du die Karten, die dein Level verlangt, und legst sie aus. Es gewinnt, wer zuerst Level 8 auslegt oder mit ausgelegtem Level 7 Schluss macht.',
    'level-up':
      'Es geht in acht Leveln hinauf zum Mond. In jeder Runde sammelst du die Karten, die dein Level verlangt, und legst sie aus; endet die Runde, hast du dieses Level geschafft. Wer zuerst Level 8 schafft, ist auf dem Mond und gewinnt.',
  },
  boxTitle: 'In der Schachtel',
  players: 'Spieler',
  playersFrom: (least, most) => `${number(least)} bis ${number(most)}`,
  age: 'Alter',
  ageFrom: (years) => `ab ${number(years)} Jahren`,
  hand: 'Jeder bekommt',
  handOf: (cards) => count(cards, CARDS),
  cards: 'Karten',
  cardsInAll: (cards) => `insgesamt ${number(cards)}`,
  numbers: (cards, top, colours) =>
    `${count(cards, { one: 'Zahlenkarte', other: 'Zahlenkarten' })}: 1 bis ${number(top)} in ${number(colours)} Farben`,
  jokers: (cards) => count(cards, { one: 'Joker', other: 'Joker' }),
  passes: (cards) => count(cards, { one: 'Aussetzkarte', other: 'Aussetzkarten' }),
  examplesTitle: 'Beispiele',
  fits: 'Anlegen könntest du:',
  examples: {
    run: 'Eine 3er-Folge: Werte, die aufeinanderfolgen, in beliebigen Farben. Anlegen kannst du eine 7 und dann eine 8 oder eine 3 und dann eine 2.',
    set: 'Ein Drilling: dreimal derselbe Wert, in beliebigen Farben.',
    colour: 'Karten einer Farbe: alle in derselben Farbe, mit beliebigen Werten.',
    pairs:
      'Vier Paare. Zwei davon sind Sechsen, und das ist erlaubt. Anlegen kannst du jede 2, jede 3 und jede 6.',
    mixed:
      'Eine 4er-Folge und zwei Paare. An die Folge kannst du eine 7 oder eine 12 anlegen, an die Paare jede 3 und jede 9.',
    second: 'Level 2, auf einmal ausgelegt: eine 4er-Folge und 4 einer Farbe.',
    red: 'Vier rote Karten liegen auf dem Tisch. Hast du ausgelegt, darfst du weitere rote Karten anlegen.',
    longer:
      'An eine Folge von 5 bis 8 kannst du eine 4 oder eine 9 anlegen, nach der 9 auch eine 10.',
  },
  tipsTitle: 'Tipps',
  tips: {
    bonus:
      'Werde nach dem Auslegen schnell deine übrigen Karten los: Machst du Schluss, steigst du zwei Level auf statt eins.',
    'two-stars': 'Sind dir die Level zu leicht geworden, spiele die mit zwei Sternen.',
    master:
      'Für lebhaftere Partien mische die Sonderkarten aus Level 8 Master dazu oder gleich das ganze Spiel: Dann muss auch seltener neu gemischt werden.',
    hurry: 'Mache früh Schluss: Dann bleibt den anderen weniger Zeit zum Auslegen.',
    piles: 'Behalte alle Ablagestapel im Blick: Vielleicht liegt dort die Karte, die dir fehlt.',
    spare:
      'Hebe Karten auf, die zu Kombinationen auf dem Tisch passen: So wird deine Hand schneller leer.',
    open: 'Wenig Zeit? Spiele mit offenen Leveln: Dann darfst du sie in beliebiger Reihenfolge auslegen.',
  },
  peopleTitle: 'Mitwirkende',
  roles: {
    editor: 'Redaktion',
    illustrations: 'Illustration',
    design: 'Gestaltung',
    publisher: 'Verlag',
  },
  unsureTitle: 'Was nicht sicher ist',
  unsure: {
    'one-star':
      'Von den Leveln mit einem Stern stehen in den französischen Spielanleitungen nur das erste und Beispiele. Level 2 bis 8 sind die der deutschen und der englischen Spielanleitung von 2016, wie andere sie zitieren; Level 3 ist am wenigsten sicher.',
    'two-star':
      'Für die Level mit zwei Sternen kennen wir keine öffentliche Quelle. Die hier gespielten sind unsere eigenen, jedes schwerer als das entsprechende Level mit einem Stern.',
    'third-example':
      'Das Beispiel mit einer 4er-Folge und zwei Paaren steht in der Spielanleitung, aber kein Level mit einem Stern verlangt diese Kombinationen.',
    'no-booklet':
      'Von dieser Ausgabe kennen wir die Kartenzahlen, aber nicht die Spielanleitung; gespielt wird nach den Regeln der beiden anderen Schachteln.',
    names:
      'Die Namen und das Alter stehen in der Spielanleitung der Ausgabe mit 99 Karten; in unserem Exemplar zu dieser Ausgabe fehlt beides.',
    misprint:
      'An einer Stelle spricht die Spielanleitung von 96 Karten. Wir halten das für einen Druckfehler: Gemeint sind wohl 99.',
    'once-each':
      'Die Spielanleitung nennt 18 Karten in jeder der sechs Farben. Dass es die Werte 1 bis 18 sind, jeder einmal, schließen wir daraus.',
    'level-up-age':
      'Unser Exemplar der Spielanleitung nennt weder ein Alter noch eine Spielerzahl. Levelkarten gibt es für sechs Spieler; das Alter haben wir von Level 8 übernommen.',
    guide: 'Die Tipps zu Ablagestapeln und nützlichen Karten stammen von einer Seite im Internet.',
  },
};
