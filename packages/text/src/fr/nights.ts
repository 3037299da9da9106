/** Les soirées en duplicate d’un club, en français. */
import type { Part } from '../langs.ts';
import { count, number } from './speech.ts';

const PEOPLE = { one: 'joueur', other: 'joueurs' };
const POINTS = { one: 'point', other: 'points' };
const PLACES = { one: 'place', other: 'places' };
const LEVELS = { one: 'niveau', other: 'niveaux' };

export const nights: Part<'friends'>['nights'] = {
  title: 'Soirées en duplicate',
  one: 'Soirée en duplicate',
  about:
    'Toutes les tables jouent avec les mêmes cartes. Tu passes devant si tu les joues mieux que les autres : la chance ne décide de rien.',
  none: 'Il n’y en a pas encore eu.',
  missing: 'Cette soirée n’existe pas, ou c’est celle d’un club dont tu n’es pas membre.',
  until: (when) => `Jusqu’au ${when}`,
  over: 'Terminée',
  isShut: 'Plus personne ne peut entrer',
  youAreIn: 'Tu y participes',
  you: 'Toi',
  gone: 'Quelqu’un qui est parti',
  bot: 'Robot',
  people: (n) => count(n, PEOPLE),
  levels: (n) => count(n, LEVELS),
  points: (n) => count(n, POINTS),
  entry: {
    about:
      'Participe et assieds-toi avec qui est là. Tu joues chaque partie une fois, à une seule table.',
    does: 'Participer',
    shut: 'Plus personne ne peut participer à cette soirée.',
  },
  deal: {
    title: (n) => `Partie ${number(n)}`,
    sit: 'S’asseoir',
    waiting: (n, players) =>
      `${count(n, { one: 'est là', other: 'sont là' })} sur ${number(players)}. La partie commence dès que tout le monde y est.`,
    now: 'Commencer avec des robots',
    nowAbout: 'Des robots prennent les places libres : les mêmes à chaque table.',
    stop: 'Ne plus attendre',
    youPlay: 'Tu joues cette partie.',
    goOn: 'À ta table',
    elsewhere: 'Ta place dans cette partie est sur un autre de tes appareils.',
    youHave: 'Tu as joué cette partie. Les résultats viennent quand tout le monde l’aura jouée.',
    look: 'Ta partie',
    missed: 'Tu n’as pas joué cette partie.',
    waits: 'Attendent',
    plays: 'Jouent',
    hasPlayed: 'Ont joué',
    toCome: 'Doivent encore jouer',
    secret:
      'On voit ce que chacun en a fait quand tout le monde a joué. D’ici là, ne dis à personne ce que tu avais.',
  },
  same: {
    title: 'Avec les mêmes cartes',
    yours: 'Tes cartes',
    seat: (n) => `Place ${number(n)} à la table`,
    made: (place, levels) => `Rang ${number(place)} · ${count(levels, LEVELS)}`,
    rounds: (levels) => `par manche ${levels.map(number).join(' – ')}`,
    nobody: 'Personne ne l’a jouée.',
    table: 'Revoir ta partie',
  },
  ranking: {
    title: 'Résultat',
    soFar: 'Pour l’instant',
    gained: (places) => signed(places),
    about:
      '100 points : tous les autres ont fait moins bien avec tes cartes. 50 : tout le monde a fait pareil. À égalité de points, les places gagnées décident.',
  },
  running: {
    title: 'Mener la soirée',
    about:
      'Les résultats s’affichent quand tous les participants ont joué et que plus personne ne peut venir ; au plus tard à la fin du temps.',
    shut: {
      does: 'Fermer les entrées',
      ask: 'Fermer les entrées ?',
      about: 'Qui participe joue encore. Les résultats s’affichent dès que tous ont joué.',
    },
    end: {
      does: 'Terminer la soirée',
      ask: 'Terminer la soirée maintenant ?',
      about: 'Des robots jouent le reste des parties inachevées, puis les résultats s’affichent.',
    },
  },
  open: {
    does: 'Ouvrir une soirée en duplicate',
    about:
      'Les membres participent et s’assoient avec qui est là, à autant de tables qu’il en faut.',
    name: 'Nom (facultatif)',
    players: 'Joueurs par table',
    levels: 'Niveaux à franchir',
    deals: 'Parties pour chacun',
    lasts: 'Elle dure',
    clock: 'Temps pour une décision',
    go: 'Ouvrir',
    spans: {
      evening: 'Ce soir : 4 heures',
      day: 'Un jour',
      days3: '3 jours',
      week: 'Une semaine',
    },
    clocks: {
      relaxed: '90 secondes',
      quick: '30 secondes',
    },
  },
};

function signed(places: number): string {
  if (places === 0) return 'Aussi bien que les autres';
  const sign = places > 0 ? '+' : '−';
  return `${sign}${count(Math.abs(places), PLACES)}`;
}
