/** What players call things that the rulebook calls otherwise, in Italian. */
import type { SearchWords } from '../search-words.ts';

export const searchWords: SearchWords = {
  box: ['carte numerate', 'carte da gioco'],
  dealing: ['distribuire', 'mischiare', 'cartaro', 'primo giocatore', 'chi comincia'],
  nextRound: ['nuova manche', 'manche successiva', 'ridare le carte', 'prossima mano'],
  order: ['senso orario', 'ordine di gioco', 'giro', 'azioni'],
  stock: ['tallone', 'monte', 'pila di pesca', 'mazzo di pesca'],
  usedUp: ['esaurito', 'vuoto', 'rimescolare', 'carte finite'],
  discards: ['pozzo', 'monte scarti', 'buttare', 'gettare'],
  throwing: ['ributtare', 'restituire', 'rimettere'],
  laying: ['aprire', 'abbassare', 'deporre', 'scendere', 'fase', 'completare il livello'],
  runs: ['sequenza', 'fila', 'consecutivi', 'numeri in fila'],
  sets: ['tripletta', 'quaterna', 'uguali', 'gemelle', 'identiche'],
  colours: ['seme', 'tinta', 'colore'],
  adding: ['legare', 'aggiungere', 'allungare', 'completare'],
  moving: ['spostare', 'rubare il jolly', 'sostituire'],
  jokers: ['joker', 'matta', 'carta libera', 'sostituisce'],
  skipping: ['carta Passa', 'carta Stop', 'bloccare', 'fermo un giro', 'passare'],
  goingOut: ['andare fuori', 'uscire', 'mano vuota', 'ultima carta', 'finire la manche'],
  climbing: ['avanzare', 'punti', 'punteggio', 'due livelli', 'saltare un livello', 'bonus'],
  winning: ['vincitore', 'vittoria', 'luna', 'fine della partita', 'medaglia'],
  ties: ['parità', 'pareggio', 'a pari merito', 'più vincitori'],
  faster: ['variante', 'più veloce', 'più corta', 'qualsiasi ordine'],
  keeping: ['conservare', 'due stelle', 'difficile', 'mettere da parte'],
  headStart: ['vantaggio', 'handicap', 'bambini', 'principianti'],
  levelCards: ['carta livello', 'obiettivi', 'contratti', 'scala dei livelli'],
};
