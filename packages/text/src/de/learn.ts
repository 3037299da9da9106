/** Where one learns, judges and tinkers, in German: the list of it. */
import type { Part } from '../langs.ts';

export const learn: Part<'learn'> = {
  title: 'Lernen und Tüfteln',
  about: 'Alles rund um den Tisch, und alles geht ohne Netz.',
  groups: { learn: 'Lernen', judge: 'Urteilen', tinker: 'Tüfteln' },
  places: {
    lesson: { title: 'Lektion', about: 'Drei Minuten, mit Karten in der Hand.' },
    drills: { title: 'Übungen', about: 'Kleine Aufgaben aus echten Partien, mit Begründung.' },
    daily: { title: 'Partie des Tages', about: 'Heute für alle dieselben Karten.' },
    rules: { title: 'Spielregeln', about: 'Jede Regel, und wo sie steht.' },
    referee: { title: 'Schiedsrichter', about: 'Eine Lage aufbauen und fragen: „Darf ich …?“' },
    review: { title: 'Rückblick', about: 'Was aus einer Partie hätte werden können.' },
    statistics: { title: 'Statistik', about: 'Partien, Siege, Level und Serien.' },
    ladders: { title: 'Leitern', about: 'Eigene bauen, Chancen sehen, gleich spielen.' },
    companion: {
      title: 'Level-Zähler',
      about: 'Führt die Level, wenn ihr mit echten Karten spielt.',
    },
  },
};
