/** The ladder editor in Italian. */
import type { Part } from '../langs.ts';
import { capital } from '../speech.ts';
import { CARDS, count, GAMES, il, joined, LEVELS, number } from './speech.ts';

export const ladders: Part<'ladders'> = {
  title: 'Percorsi',
  unnamed: 'Percorso senza nome',
  levelCount: (levels) => count(levels, LEVELS),
  list: {
    about:
      'Inventa un tuo percorso: guarda quanto è difficile ogni livello, fallo provare ai bot, giocalo e condividilo.',
    yours: 'I tuoi percorsi',
    none: 'Ancora nessuno. Parti da un percorso che conosci e cambia quello che vuoi.',
    make: 'Nuovo percorso',
    unfinished: 'da completare',
    openFile: 'Apri un percorso da un file',
    notAFile: 'In questo file non c’è nessun percorso.',
  },
  start: {
    title: 'Parti da…',
    blank: 'Un percorso vuoto',
    blankAbout: 'Un livello solo: il resto lo aggiungi tu.',
    copyAbout: 'Una copia da modificare.',
    copyName: (ladder) => `${ladder} (copia)`,
  },
  edit: {
    name: 'Nome del percorso',
    edition: 'Fatto per',
    editionAbout:
      'Le probabilità e la prova di equilibrio valgono per le carte di questa edizione.',
    saved: 'Ogni modifica resta salvata su questo dispositivo.',
    levels: 'Livelli',
    level: (level) => `Livello ${number(level)}`,
    empty: 'ancora niente',
    parts: (level) => `Combinazioni del livello ${number(level)}`,
    kind: (part) => `Tipo della combinazione ${number(part)}`,
    kinds: { set: 'Uguali', run: 'Scala', colour: 'Colore' },
    cards: (part) => `Carte della combinazione ${number(part)}`,
    fewer: (part) => `Una carta in meno nella combinazione ${number(part)}`,
    more: (part) => `Una carta in più nella combinazione ${number(part)}`,
    removePart: (part) => `Togli la combinazione ${number(part)}`,
    addPart: 'Aggiungi una combinazione',
    sum: (cards, most) => `${count(cards, CARDS)} su ${number(most)} al massimo`,
    addLevel: 'Aggiungi un livello',
    moveUp: (level) => `Sposta in alto il livello ${number(level)}`,
    moveDown: (level) => `Sposta in basso il livello ${number(level)}`,
    duplicate: (level) => `Duplica il livello ${number(level)}`,
    removeLevel: (level) => `Togli il livello ${number(level)}`,
    moved: (from, to) => `Il livello ${number(from)} è diventato il livello ${number(to)}.`,
    doubled: (level) => `Il livello ${number(level)} è stato duplicato.`,
    removed: (level) => `Il livello ${number(level)} è stato tolto.`,
    added: (level) => `Il livello ${number(level)} è stato aggiunto.`,
    all: 'Tutti i tuoi percorsi',
  },
  odds: {
    about:
      'Sotto ogni livello: la probabilità di averlo in mano entro il tuo quinto turno, pescando solo dal mazzo. In partita gli scarti aiutano, gli altri giocatori no.',
    counting: 'Calcolo delle probabilità…',
    short: (turns, share) => `entro il turno ${number(turns)}: ${share}`,
    title: (level) => `Probabilità di avere in mano il livello ${number(level)}`,
    by: (turns) => (turns === 0 ? 'subito in mano' : `entro il turno ${number(turns)}`),
  },
  remove: {
    button: 'Elimina questo percorso',
    title: (name) => `Eliminare «${name}»?`,
    about: 'Sparisce da questo dispositivo. Le partite giocate con questo percorso restano.',
    yes: 'Elimina',
  },
  play: {
    button: 'Giocalo adesso',
    about:
      'Comincia una partita contro i bot. Per scegliere chi gioca, o per «Passa e gioca», trovi il percorso sotto «Il gioco» in una nuova partita.',
    failed: 'Non è stato possibile cominciare la partita. Riprova.',
    notYet: 'Prima correggi quello che è segnato qui sopra.',
  },
  share: {
    title: 'Condividi',
    about: 'Il link contiene tutto il percorso: chi lo apre può guardarlo, salvarlo e giocarlo.',
    copy: 'Copia il link',
    copied: 'Copiato',
    notCopied: 'Copialo a mano dal campo',
    link: 'Link a questo percorso',
    send: 'Mandalo…',
    file: 'Salva in un file',
  },
  shared: {
    title: 'Un percorso per te',
    about: 'Qualcuno ha condiviso con te questo percorso.',
    keep: 'Salvalo e modificalo',
    kept: 'Hai già questo percorso.',
    unreadable: 'In questo link non c’è nessun percorso. Forse è incompleto: fattelo rimandare.',
    otherVersion:
      'Questo percorso viene da una versione più recente di Palier. Ricarica la pagina per aprirlo.',
    unplayable: 'Questo percorso non si può giocare:',
  },
  faults: {
    levels: (levels, most) =>
      `Il percorso ha ${count(levels, LEVELS)}, ma deve averne da 1 a ${number(most)}.`,
    parts: (level, parts, most) =>
      parts === 0
        ? `Il livello ${number(level)} è vuoto: serve almeno una combinazione.`
        : `Il livello ${number(level)} ha ${number(parts)} combinazioni, ma può averne al massimo ${number(most)}.`,
    size: (level, part, { value, min, max }) =>
      `La combinazione ${number(part)} del livello ${number(level)} ha ${count(value, CARDS)}, ma deve averne da ${number(min)} a ${number(max)}.`,
    tooBig: (level, cards, most) =>
      `Il livello ${number(level)} chiede ${count(cards, CARDS)}, ma può chiederne al massimo ${number(most)}.`,
  },
  balance: {
    title: 'Prova di equilibrio',
    about: 'Bot nella media giocano il percorso molte volte, su questo dispositivo.',
    players: 'Giocatori',
    games: 'Partite',
    start: 'Fallo provare ai bot',
    again: 'Fallo provare di nuovo',
    stop: 'Ferma',
    progress: 'Partite giocate',
    soFar: (played, wanted) => `${number(played)} su ${count(wanted, GAMES)}`,
    done: (games) => `${count(games, GAMES)} tra bot nella media.`,
    stopped: (games, wanted) =>
      `Prova fermata dopo ${number(games)} su ${count(wanted, GAMES)}: i margini di errore sono più ampi.`,
    failed: 'Le partite si sono interrotte. Riprova.',
    outdated: 'Hai cambiato il percorso dopo queste partite: fallo provare di nuovo.',
    first: 'Prime partite in corso…',
    climb:
      'La salita: i turni che servono per ogni livello; la linea sottile mostra il margine di errore.',
    climbAlt: (levels) => `Turni necessari: ${levels.join('; ')}`,
    levelAlt: (level, turns) => `livello ${number(level)} ${turns}`,
    table: 'Quanto è difficile ogni livello',
    level: 'Livello',
    tried: 'Tentato',
    laid: 'Calato',
    turns: 'Turni necessari',
    notes:
      'Tentato: le manche in cui qualcuno giocava per quel livello. Calato: in quante di queste. Turni necessari: tutti i turni spesi, riusciti o no, per ogni volta che è stato calato. L’intervallo ± contiene il valore vero 95 volte su 100.',
    easier: 'più facile del livello precedente',
    length: (rounds, minutes) =>
      `Una partita dura ${rounds} manche, a un tavolo vero circa ${minutes} minuti.`,
    leader: (share) =>
      `Chi è in testa quando qualcuno arriva a metà percorso vince ${il(share)} delle partite.`,
    dead: (share) => `${capital(joined('in', il(share)))} delle manche non sale nessuno.`,
    longGame: (minutes) =>
      `Una partita dura ${number(minutes)} minuti: per una serata breve togli uno o due livelli.`,
    plusMinus: (value, half) => `${value} ± ${half}`,
  },
};
