/** Where one learns, practises and checks, in German: the list of it. */
import type { Part } from '../langs.ts';

export const learn: Part<'learn'> = {
  title: 'Lernen und üben',
  about: 'Das alles funktioniert auch ohne Internet.',
  groups: { learn: 'Lernen', judge: 'Prüfen und analysieren', tinker: 'Mehr rund ums Spiel' },
  places: {
    lesson: { title: 'Einführung', about: 'In drei Minuten spielen lernen.' },
    drills: { title: 'Übungen', about: 'Kleine Aufgaben aus echten Partien, mit Begründung.' },
    daily: { title: 'Tagesaufgabe', about: 'Jeden Tag fünf Fragen, für alle dieselben.' },
    rules: { title: 'Spielregeln', about: 'Alle Regeln und woher sie kommen.' },
    referee: {
      title: 'Schiedsrichter',
      about: 'Stelle eine Situation nach und frage: „Darf ich …?“',
    },
    review: { title: 'Analyse', about: 'Was du in einer Partie besser hättest machen können.' },
    statistics: { title: 'Statistik', about: 'Partien, Siege, Level und Serien.' },
    goals: {
      title: 'Ziele',
      about: 'Schlage unsere sechs Figuren und deine eigenen Bestleistungen.',
    },
    ladders: { title: 'Levelsets', about: 'Eigene Level bauen, testen und spielen.' },
    companion: {
      title: 'Levelzähler',
      about: 'Zählt die Level mit, wenn ihr mit echten Karten spielt.',
    },
  },
};
