/** Editions, ladders and steps in German. */
import type { SetupWords } from '../words.ts';

export const setup: SetupWords = {
  editions: {
    'level-up': 'Level Up (2010)',
    'level-8-98': 'Level 8, 98 Karten (deutsch, 2016)',
    'level-8-99': 'Level 8, 99 Karten',
    'level-8-101': 'Level 8, 101 Karten',
  },
  ladders: {
    stacked: 'Ein Level nach dem anderen',
    open: 'Offene Leiter: die Level in beliebiger Reihenfolge',
    'one-star': 'Ein Stern',
    'two-star': 'Zwei Sterne (eigene Leiter von Palier)',
  },
  masters: {
    none: 'Ohne Master-Karten',
    specials: 'Mit den Sonderkarten aus Level 8 Master',
    all: 'Mit allen Karten aus Level 8 Master',
  },
  steps: {
    draw: 'Zieh eine Karte',
    play: 'Leg aus, leg an oder wirf ab',
    keep: 'Wähl die Karten zum Behalten',
    drop: 'Wähl das zweite Level zum Entfernen',
    offer: 'Wähl die Karten zum Anbieten',
    pick: 'Nimm eine der angebotenen Karten',
    over: 'Die Partie ist vorbei',
  },
};
