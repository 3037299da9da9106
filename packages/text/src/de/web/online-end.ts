/** The end of a game online: another one, and the proof of the honest deal. In German. */
import type { AgainWords, ProofWords } from '../../web/online-table-words.ts';
import { and, number } from '../speech.ts';

export const again: AgainWords = {
  again: 'Noch einmal mit denselben',
  asking: 'Die nächste Partie wird vorbereitet …',
  failed: 'Die nächste Partie konnte nicht vorbereitet werden. Bitte versuch es noch einmal.',
  asked: (name) =>
    name === undefined
      ? 'Eine weitere Partie wird vorbereitet.'
      : `${name} schlägt noch eine Partie vor.`,
  join: 'Weiterspielen',
  wantsIn: (names) =>
    names.length === 1
      ? `${and(names)} möchte in der nächsten Partie mitspielen.`
      : `${and(names)} möchten in der nächsten Partie mitspielen.`,
  wantNext: 'Um einen Platz in der nächsten Partie bitten',
  wantsNext: 'Du hast um einen Platz in der nächsten Partie gebeten',
  notKept: 'Die Partie konnte nicht auf diesem Gerät aufbewahrt werden.',
  noRecord: 'Die Aufzeichnung konnte nicht geholt werden. Bitte versuch es später noch einmal.',
};

export const proof: ProofWords = {
  title: 'Ehrlich gegeben',
  good: 'Nichts wurde verändert. Das wurde eben hier auf deinem Gerät geprüft.',
  bad: 'Mit dieser Partie stimmt etwas nicht. Was es ist, steht darunter.',
  partly: 'Was dieses Gerät prüfen kann, stimmt.',
  promise: {
    good: 'Der Fingerabdruck des Servers ist der, den dieses Gerät vor der ersten Karte notiert hat.',
    bad: 'Der Fingerabdruck des Servers ist nicht der, den dieses Gerät vor der ersten Karte notiert hat.',
    unknown:
      'Dieses Gerät hat vor der ersten Karte keinen Fingerabdruck notiert: es kam erst später dazu.',
  },
  secret: {
    good: 'Das Geheimnis, das jetzt gezeigt wird, hat genau diesen Fingerabdruck.',
    bad: 'Das Geheimnis, das jetzt gezeigt wird, hat einen anderen Fingerabdruck.',
    unknown: 'Der Server hat sein Geheimnis nicht gezeigt.',
  },
  salt: {
    good: 'Was dieses Gerät zum Zufall beigetragen hat, ist darin enthalten.',
    bad: 'Was dieses Gerät zum Zufall beigetragen hat, ist nicht darin enthalten.',
    unknown:
      'Dieses Gerät hat nichts zum Zufall beigetragen: es hatte bei Beginn der Partie keinen Platz.',
  },
  game: {
    good: (moves) =>
      `Die ganze Partie wurde aus dem Geheimnis und den Beiträgen aller neu gegeben: jedes Mischen und alle ${number(moves)} Züge stimmen.`,
    bad: (event) =>
      event === undefined
        ? 'Die Aufzeichnung der Partie hält nicht, was sie verspricht.'
        : `Die Partie wurde neu gegeben, und Ereignis ${number(event)} folgt nicht aus dem Geheimnis und den Regeln.`,
    unknown: 'Die Aufzeichnung der Partie war nicht zu lesen; darum wurde sie nicht neu gegeben.',
  },
  seen: {
    good: 'Die Aufzeichnung ist die Partie, die dieses Gerät gesehen hat, Karte für Karte.',
    bad: 'Die Aufzeichnung ist nicht die Partie, die dieses Gerät gesehen hat.',
    unknown: 'Dieses Gerät hat die Partie nicht gesehen, während sie gespielt wurde.',
  },
  mark: { good: 'Richtig:', bad: 'Falsch:', unknown: 'Unbekannt:' },
  how: 'Vor der ersten Karte hat der Server ein Geheimnis gewählt und dessen Fingerabdruck gezeigt, und das Gerät jedes Spielers hat einen zufälligen Teil beigetragen. Alles Mischen kommt aus beidem zusammen: niemand konnte die Karten wählen, weder der Server noch ein Spieler. Jetzt, da das Geheimnis gezeigt ist, kann jeder mit der gespeicherten Aufzeichnung die Partie neu geben, hier oder mit „palier verify“.',
  noted: 'Fingerabdruck, den dieses Gerät notiert hat',
  ownSalt: 'Beitrag dieses Geräts',
};
