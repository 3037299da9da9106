/** The rules for a player, in Italian. The law itself is in spec/. */
import type { LedgerTexts } from '../rules.ts';

export const ledger: LedgerTexts = {
  'DEAL-1': {
    title: 'Mescolare e dare le carte',
    text: 'A ogni manche si mescolano tutte le carte. Ognuno ne riceve dieci, una alla volta, a partire dalla sinistra del mazziere. Restano fuori solo le carte tenute dalla manche precedente, e se ne hai tenute ne ricevi altrettante in meno.',
  },
  'DEAL-2': {
    title: 'Mazzo e scarti',
    text: 'Le carte che avanzano formano il mazzo, coperto. La prima si scopre e apre gli scarti del mazziere. Ogni giocatore ha la propria pila di scarti, e all’inizio della manche le altre sono vuote.',
  },
  'DEAL-3': {
    title: 'La prima carta scoperta',
    text: 'La carta che si scopre all’inizio della manche non ha effetto, nemmeno se è una carta Salta turno. Puoi prenderla come ogni altra carta in cima agli scarti.',
  },
  'DEAL-4': {
    title: 'Chi dà le carte',
    text: 'Il primo mazziere si sorteggia. Poi, in Level 8 dà le carte chi siede alla sinistra del mazziere; in Level Up le dà chi ha giocato l’ultimo turno.',
  },
  'DEAL-5': {
    title: 'Chi comincia',
    text: 'Comincia chi siede alla sinistra del mazziere. Poi si prosegue in senso orario: dopo di te tocca a chi siede alla tua sinistra.',
  },
  'TURN-1': {
    title: 'Prendere, giocare, scartare',
    text: 'Il tuo turno ha tre passi, sempre in quest’ordine. Prendi una carta: questo passo non si salta. Se vuoi, cali il tuo livello e attacchi carte. Alla fine scarti una carta, tranne quando al suo posto giochi una carta Salta turno o una carta speciale, quando vinci la partita calando o, in Level Up, quando resti senza carte.',
  },
  'TURN-2': {
    title: 'Ognuno al suo turno',
    text: 'Giochi solo quando tocca a te. A volte decidono più giocatori insieme, per tenere carte o rispondere a una carta Prendi: allora ognuno sceglie per sé, in qualsiasi ordine, e nessuno vede le scelte altrui finché non hanno scelto tutti. A partita finita non gioca più nessuno.',
  },
  'DRAW-1': {
    title: 'Da dove prendere',
    text: 'Prendi la carta in cima al mazzo oppure quella in cima a una pila di scarti qualsiasi, anche la tua. Le carte che stanno sotto non si toccano.',
  },
  'DRAW-2': {
    title: 'Si può prendere tutto',
    text: 'Un jolly o una carta Salta turno in cima agli scarti si può prendere come qualsiasi altra carta. Puoi anche scartare, nello stesso turno, proprio la carta che hai appena preso.',
  },
  'DRAW-3': {
    title: 'Sotto la carta in cima',
    text: 'Di ogni pila di scarti vedi la carta in cima e il numero di carte; il resto non si sfoglia. Ma quello che ognuno ha scartato o preso non è un segreto: l’hanno visto tutti, e tutti possono ricordarlo, anche i bot.',
  },
  'LAY-1': {
    title: 'Tutto il livello insieme',
    text: 'Cali in una volta sola tutte le combinazioni del tuo livello, ognuna con il numero esatto di carte. Non puoi tenerne una parte per dopo, né calare combinazioni in più.',
  },
  'LAY-2': {
    title: 'Calare è una scelta',
    text: 'Nessuno ti obbliga a calare il livello, anche se lo hai in mano. Puoi calare una volta sola per manche.',
  },
  'LAY-3': {
    title: 'La scala',
    text: 'In una scala i valori sono uno dopo l’altro, senza buchi e di qualsiasi colore: per esempio 4, 5, 6. Finisce al valore più alto, 15 in Level 8 e 18 in Level Up; dopo non può venire l’1.',
  },
  'LAY-4': {
    title: 'Coppia, tris e poker',
    text: 'Due carte dello stesso valore sono una coppia, tre un tris, quattro un poker; i colori non contano. Anche le «carte identiche» di Level Up sono carte dello stesso valore.',
  },
  'LAY-5': {
    title: 'Lo stesso colore',
    text: 'In questa combinazione tutte le carte hanno lo stesso colore. I valori non contano.',
  },
  'LAY-6': {
    title: 'Combinazioni indipendenti',
    text: 'Le combinazioni di un livello non dipendono l’una dall’altra. Due coppie possono avere lo stesso valore; due scale possono essere uguali, sovrapporsi o essere l’una il seguito dell’altra. Una carta conta in una sola combinazione. L’ordine in cui cali le combinazioni lo scegli tu.',
  },
  'ADD-1': {
    title: 'Quando attaccare carte',
    text: 'Dopo aver calato il tuo livello puoi attaccare carte della tua mano a qualsiasi combinazione sul tavolo, tua o di un altro giocatore. Ne attacchi quante vuoi, subito e in ogni tuo turno fino alla fine della manche. Finché non hai calato, non puoi attaccare niente.',
  },
  'ADD-2': {
    title: 'Quali carte si attaccano',
    text: 'Una scala si allunga con il valore subito sopra o subito sotto, restando tra 1 e il valore più alto. A una coppia, a un tris o a un poker si attacca ogni carta dello stesso valore, a un gruppo dello stesso colore ogni carta di quel colore. Non c’è limite di lunghezza.',
  },
  'ADD-3': {
    title: 'Le carte sul tavolo restano lì',
    text: 'Le carte sul tavolo restano dove sono: non si spostano, non si riprendono, e le combinazioni non si dividono né si uniscono. Se hai toccato la carta sbagliata, puoi annullare quello che hai calato e attaccato in questo turno: è come se non fosse successo. Se il tavolo lo permette, come di solito contro i bot, puoi annullare anche il tuo scarto finché nessuno pesca o prende una carta.',
  },
  'DISC-1': {
    title: 'Finire il turno',
    text: 'Per finire il turno metti una carta qualsiasi della tua mano, scoperta, in cima ai tuoi scarti.',
  },
  'DISC-2': {
    title: 'Scartare jolly e Salta turno',
    text: 'Puoi scartare un jolly. Puoi scartare anche una carta Salta turno: in quel caso nessuno salta il turno.',
  },
  'JOKER-1': {
    title: 'Che cosa può essere un jolly',
    text: 'Un jolly prende il valore o il colore che ti serve, ma non diventa mai una carta Salta turno. In un livello puoi usarne più di uno.',
  },
  'JOKER-2': {
    title: 'Il jolly non cambia più',
    text: 'Quando giochi un jolly decidi che cosa vale: in un gruppo dello stesso colore un colore, in tutti gli altri casi un valore. Resta così fino alla fine della manche. Nessuno può sostituirlo con la carta vera.',
  },
  'JOKER-3': {
    title: 'I limiti del jolly',
    text: 'In una scala un jolly non scende sotto l’1 e non supera il valore più alto. Non importa se la carta che sostituisce è già sul tavolo o in mano a qualcuno.',
  },
  'JOKER-4': {
    title: 'Solo jolly',
    text: 'Una combinazione può essere fatta di soli jolly. Devi però dire che cosa vale ognuno.',
  },
  'PASS-1': {
    title: 'Giocare una carta Salta turno',
    text: 'Invece di scartare puoi mettere una carta Salta turno della tua mano davanti a un avversario che non ne ha già una. Il tuo turno finisce lì.',
  },
  'PASS-2': {
    title: 'Saltare il turno',
    text: 'Se hai davanti una carta Salta turno, il tuo prossimo turno serve solo a infilarla, scoperta, sotto il mazzo. Non prendi, non cali, non attacchi e non scarti.',
  },
  'PASS-3': {
    title: 'Una Salta turno in cima',
    text: 'Quando in cima al mazzo arriva una carta Salta turno scoperta, il mazzo si rifà subito con gli scarti: di ogni pila resta solo la carta in cima. La Salta turno e tutte le carte scoperte che le stanno sotto si mescolano con le altre.',
  },
  'PASS-4': {
    title: 'Chiudere con una Salta turno',
    text: 'Se la tua ultima carta è una Salta turno, vale come ultimo scarto e nessuno salta il turno, nemmeno se la metti davanti a un avversario. Chiudi la manche e ottieni il bonus.',
  },
  'PASS-5': {
    title: 'Carte Salta turno non usate',
    text: 'Se a fine manche hai ancora davanti una carta Salta turno, non conta più. Nella manche successiva giochi normalmente.',
  },
  'PASS-6': {
    title: 'Salta turno in due',
    text: 'Anche in due le carte Salta turno valgono come sempre: il tuo avversario salta un turno.',
  },
  'STOCK-1': {
    title: 'Rifare il mazzo',
    text: 'In Level 8, quando qualcuno prende l’ultima carta del mazzo, se ne fa subito uno nuovo. Di ogni pila di scarti resta la carta in cima; tutte quelle sotto si raccolgono e si mescolano.',
  },
  'STOCK-2': {
    title: 'Niente da raccogliere',
    text: 'In Level 8, se non c’è niente da raccogliere, il mazzo resta vuoto e si prende dagli scarti. Si rifà appena qualcuno deve prendere una carta e ce ne sono di nuovo da raccogliere. Se tocca a te e non puoi prendere proprio nulla, la manche finisce senza bonus per nessuno.',
  },
  'STOCK-3': {
    title: 'Mazzo finito in Level Up',
    text: 'In Level Up il mazzo non si rifà. Chi prende l’ultima carta completa il turno, poi la manche finisce. Se in quel turno chiude restando senza carte, ottiene il bonus; altrimenti non lo ottiene nessuno.',
  },
  'STOCK-4': {
    title: 'Una manche bloccata',
    text: 'Se per moltissimo tempo nessuno cala né attacca, la manche finisce senza bonus. Il limite è di cinquanta turni a testa, quindi 150 in tutto se si gioca in tre. Si conta dall’inizio della manche e si riparte da zero ogni volta che qualcuno cala o attacca. Contano anche i turni saltati.',
  },
  'STOCK-5': {
    title: 'Una partita bloccata',
    text: 'Se per cinquanta manche di fila nessuno sale di livello, la partita finisce. Vincono insieme i giocatori che in quel momento sono al livello più alto.',
  },
  'END-1': {
    title: 'Chiudere in Level 8',
    text: 'In Level 8 chiudi scartando l’ultima carta, e la manche finisce lì; va bene anche una carta Salta turno o una carta speciale. Devi quindi avere sempre una carta da scartare: l’ultima non si cala e non si attacca. C’è una sola eccezione: la calata che ti fa vincere la partita.',
  },
  'END-2': {
    title: 'Chiudere in Level Up',
    text: 'In Level Up la manche finisce nel momento in cui qualcuno resta senza carte. Non importa se l’ultima carta è stata calata, attaccata o scartata.',
  },
  'END-3': {
    title: 'Chi sale di livello',
    text: 'Se hai chiuso la manche sali di due livelli: il secondo è il bonus. Se hai solo calato, sali di uno. Se non hai calato resti dove sei, anche senza carte in mano. Nessuno sale oltre la fine del percorso.',
  },
  'END-4': {
    title: 'Dal livello 6 all’8',
    text: 'In Level 8, se chiudi la manche al livello 6 passi al livello 8. Non hai ancora vinto: devi calarlo.',
  },
  'WIN-1': {
    title: 'Vincere in Level 8',
    text: 'In Level 8 vinci nel momento in cui cali l’ultimo livello, l’8, anche se hai ancora carte in mano. Vinci anche se chiudi la manche dopo aver calato il penultimo, il 7. C’è un solo vincitore.',
  },
  'WIN-2': {
    title: 'Vincere in Level Up',
    text: 'In Level Up vinci se a fine manche superi l’ultimo livello, l’8: lo hai calato, oppure hai chiuso la manche con il livello 7 calato. Se ci riuscite in più di uno, vince da solo chi di voi ha chiuso. Se nessuno di voi ha chiuso, vincete insieme.',
  },
  'WIN-3': {
    title: 'L’8 calato in Level Up',
    text: 'In Level Up un livello si supera solo a fine manche. Quando qualcuno cala il livello 8, quindi, si continua a giocare.',
  },
  'OPEN-1': {
    title: 'Scegliere il livello',
    text: 'Nel percorso libero tutti i tuoi livelli sono scoperti davanti a te. Puoi calare uno qualsiasi di quelli che ti restano: dici quale quando lo cali.',
  },
  'OPEN-2': {
    title: 'I livelli tolti',
    text: 'Nel percorso libero, a fine manche togli il livello che hai calato. Se hai chiuso, ne togli un altro a tua scelta. Se ne resta uno solo da scegliere, viene tolto automaticamente.',
  },
  'OPEN-3': {
    title: 'Vincere nel percorso libero',
    text: 'Nel percorso libero vinci quando hai tolto tutti i tuoi otto livelli. Se ci riuscite in più di uno nella stessa manche, vince da solo chi di voi l’ha chiusa; se nessuno di voi l’ha chiusa, vincete insieme.',
  },
  'KEEP-1': {
    title: 'Tenere delle carte',
    text: 'Nel percorso a due stelle, se la manche finisce mentre sei al livello 5, 6, 7 o 8 e non hai calato, puoi tenere fino a quattro carte a tua scelta. Gli altri non le vedono. Tutti quelli che possono tenere carte scelgono prima che si diano le nuove; poi ne ricevi quante bastano per arrivare a dieci.',
  },
  'KEEP-2': {
    title: 'Le carte tenute restano fuori',
    text: 'Le carte che tieni non si mescolano per la manche successiva. A partita finita non si tiene niente.',
  },
  'MASTER-1': {
    title: 'Le carte Master',
    text: 'Con le carte speciali si aggiungono tre carte Prendi, tre Scambia e tre Tieni. Con tutto Level 8 Master si aggiungono anche 90 carte numerate, da 1 a 15 in sei colori, e nove jolly limitati. Tre di questi valgono solo da 1 a 5, tre da 6 a 10 e tre da 11 a 15; tra carte dello stesso colore possono prendere qualsiasi colore.',
  },
  'MASTER-2': {
    title: 'Giocare una carta speciale',
    text: 'Una carta Prendi, Scambia o Tieni si gioca al posto dello scarto. Non entra in nessuna combinazione. Puoi anche semplicemente scartarla, e allora non ha effetto. Se è la tua ultima carta, vale come ultimo scarto e non ha effetto nemmeno così.',
  },
  'MASTER-3': {
    title: 'La carta Prendi',
    text: 'Infila la carta Prendi, scoperta, sotto il mazzo. Gli avversari ti mostrano, tutti insieme, tre carte a testa a loro scelta, o tutta la mano se ne hanno meno. Fra tutte ne prendi una sola, e chi la perde ne pesca un’altra, se ce n’è. Finisci il turno con una carta in più del solito: puoi quindi ritrovarti in mano più di undici carte.',
  },
  'MASTER-4': {
    title: 'La carta Scambia',
    text: 'Infila la carta Scambia, scoperta, sotto il mazzo. Poi metti una, due o tre carte della tua mano sui tuoi scarti, tenendone almeno una, e ne peschi altrettante. Se il mazzo, anche rifatto, non basta, peschi quelle che ci sono. Il tuo turno finisce.',
  },
  'MASTER-5': {
    title: 'La carta Tieni',
    text: 'Metti la carta Tieni davanti a te: ci resta fino alla fine della manche. Se per allora non hai calato, puoi tenere fino a tre carte per la manche successiva. Se anche il percorso ti permette di tenerne, conta solo il numero più alto; i due non si sommano.',
  },
  'MASTER-6': {
    title: 'Una carta speciale in cima',
    text: 'Una carta speciale scoperta sotto il mazzo si comporta come una carta Salta turno. Quando arriva in cima, il mazzo si rifà e la carta si mescola con le altre, insieme a tutte le scoperte.',
  },
  'LADDER-1': {
    title: 'Un tuo percorso',
    text: 'Puoi inventare un percorso da 1 a 12 livelli. Un livello chiede da 1 a 5 combinazioni da 2 a 10 carte ciascuna, e in tutto dieci carte al massimo. Se nel gioco non ci sono le carte per un livello, il percorso viene rifiutato con una spiegazione. Ogni giocatore può avere un percorso diverso.',
  },
  'INPUT-1': {
    title: 'Una mossa che non si capisce',
    text: 'Una mossa che non si capisce, o che nomina una carta, un giocatore o una combinazione che non esiste, viene rifiutata. Non cambia niente e puoi riprovare.',
  },
};
