/** The help of the program `palier`, in Italian. */
import { DEFAULT_EDITION, EDITION_IDS } from '@palier/rules';
import type { Part } from '../langs.ts';
import { or } from './speech.ts';

/** On the options that say what is played. */
const setupOptions = {
  edition: `${or(EDITION_IDS)} (predefinita: ${DEFAULT_EDITION})`,
  ladder:
    'il percorso: stacked o open per Level Up, one-star o two-star per Level 8; oppure uno tuo in JSON, { "name": "…", "levels": [["run 3", "set 2"], …] }; oppure una lista JSON con un percorso per ogni giocatore',
  master: 'none, specials o all: le carte di Level 8 Master',
  rules: 'regole della casa, come goingOut=any,levels=4,startLevel=1:2:1, o in JSON',
};

const plain =
  'giocare riga per riga, come con le pipe: per i lettori di schermo o per scorrere indietro';

const noColor = 'lettere e forme senza colori (come NO_COLOR=1)';

export const commands: Part<'cli'>['commands'] = {
  play: {
    summary: 'gioca nel terminale, contro i bot o in più persone alla stessa tastiera',
    about: [
      'In un terminale il gioco occupa tutto lo schermo: ? mostra i tasti, e va bene anche il mouse. Con --plain, con le pipe o dove il terminale non ci riesce, si gioca riga per riga.',
      'Senza opzioni: tu e due avversari nella media, Level 8 con 101 carte, una stella. Le mosse si scrivono; «?» mostra quelle possibili, «hint» ne consiglia una, «help» elenca tutto quello che puoi scrivere, «rule LAY-3» mostra il testo di una regola, «save FILE» salva la partita.',
      'Le carte si mescolano a partire da un segreto: all’inizio ne vedi l’impronta, alla fine il segreto stesso. Così «palier verify» può controllare ogni mescolata.',
    ],
    options: {
      name: 'il tuo nome',
      players: 'più persone a questa tastiera; tra l’una e l’altra lo schermo viene ripulito',
      bots: 'quanti bot giocano con te, o quali: personaggi (odile, bruno, wanda, hugo, nell, sami), gradi di forza (novice, steady, expert, master) o entrambi (wanda-expert)',
      level: 'quanto sono forti: novice, steady (nella media, predefinito), expert o master',
      ...setupOptions,
      seed: 'mescola a partire da questo testo, per rigiocare con le stesse carte',
      plain,
      'no-color': noColor,
    },
    examples: [
      { line: 'palier play', says: 'Gioca subito.' },
      { line: 'palier play --level novice', says: 'Gioca contro principianti.' },
      { line: 'palier play --players Anna,Ben --bots 1', says: 'Due persone e un bot.' },
      {
        line: 'palier play --edition level-up --ladder open --bots 3',
        says: 'Level Up con il percorso libero, contro tre bot.',
      },
    ],
  },
  join: {
    summary: 'unisciti a un tavolo online nel terminale',
    about: [
      'CODE è il codice di un tavolo o il link intero di un invito. Prendi un posto libero e si gioca come in «palier play»; «help» mostra anche quello che riguarda il tavolo: chi c’è, i messaggi, annullare una mossa, un’altra partita.',
      'Se la connessione cade, torna da sola. Se chiudi il terminale, il tuo posto ti aspetta: «palier join CODE» ti riporta lì, e senza CODE all’ultimo tavolo. Quello che prova che sei tu resta nella cartella che il tuo sistema ha per questo, leggibile solo da te.',
      'Ingresso e uscita possono essere pipe. Una mossa scritta troppo presto aspetta allora il tuo turno.',
    ],
    options: {
      server: 'dov’è il server (predefinito: quello dell’invito, o http://localhost:8080)',
      name: 'il nome che vedranno gli altri (predefinito: il tuo nome su questo computer)',
      watch: 'guarda soltanto, senza nome né posto',
      'return-code': 'torna al tuo posto da un altro dispositivo',
      plain,
      'no-color': noColor,
    },
    examples: [
      {
        line: 'palier join KLMPQRST --server https://cards.example',
        says: 'Unisciti con un codice.',
      },
      { line: 'palier join https://cards.example/#/t/KLMPQRST', says: 'Unisciti con un link.' },
      { line: 'palier join', says: 'Torna all’ultimo tavolo.' },
    ],
  },
  host: {
    summary: 'apri un tavolo online e gioca nel terminale',
    about: [
      'Apre un tavolo su un server («palier serve») e mostra come si uniscono gli altri, in un browser o in un terminale. Finché la partita non inizia scegli chi siede dove e che cosa si gioca: «help» mostra tutto quello che puoi scrivere.',
    ],
    options: {
      server: 'dov’è il server (http://localhost:8080)',
      name: 'il nome che vedranno gli altri (predefinito: il tuo nome su questo computer)',
      seats: 'quanti giocano, da 2 a 6 (predefinito: 4, o di più con altrettanti bot)',
      bots: 'quanti bot giocano con te, o quali, come in «palier play» (0)',
      level: 'quanto sono forti: novice, steady (nella media, predefinito), expert o master',
      ...setupOptions,
      clock:
        'tempo per ogni decisione: off (predefinito), relaxed (90 secondi), quick (30), day, days3 o week',
      absence: 'se qualcuno è offline: standIn (gioca un bot, predefinito) o wait',
      watching: 'chi può guardare: anyone (predefinito) o nobody',
      delay: 'con quanti secondi di ritardo vede chi guarda: 0 (predefinito), 30 o 120',
      listing:
        'chi trova il tavolo: hidden (predefinito), open (è nell’elenco) o quick (si siedono sconosciuti)',
      joining: 'chi può unirsi: anyone (predefinito), approved (chi fai entrare) o nobody',
      chat: 'messaggi: off, phrases (già pronti, predefinito) o free',
      'take-back':
        'se una mossa si può annullare: consent (se tutti accettano, predefinito) o never',
      plain,
      'no-color': noColor,
    },
    examples: [
      { line: 'palier host --bots 2', says: 'Tu, due bot e un’altra persona.' },
      {
        line: 'palier host --server https://cards.example --seats 3 --clock quick',
        says: 'Una partita veloce in tre su un altro server.',
      },
    ],
  },
  bot: {
    summary: 'fai giocare un tuo programma a un tavolo online',
    about: [
      'COMMAND… è un programma con i suoi argomenti: un bot che parla come in «palier sim», in qualsiasi linguaggio (examples/README.md). Prende un posto libero, tutti vedono che è un bot e gioca ogni partita che segue a quel tavolo. Ctrl-C libera il suo posto.',
      'Se è in ritardo, sbaglia o tace, viene segnalato e un altro bot fa quella mossa. Se sbaglia di continuo lascia il tavolo, e il bot del tavolo continua al suo posto.',
    ],
    options: {
      join: 'il codice del tavolo, o il link intero di un invito',
      server: 'dov’è il server (predefinito: quello dell’invito, o http://localhost:8080)',
      name: 'come si chiama il bot (predefinito: come il programma)',
      games: 'va via dopo tante partite (predefinito: resta)',
      pace: 'millisecondi prima di ogni mossa, perché tutti possano seguire (500)',
      'bot-ms': 'millisecondi che il programma ha per decidere (1000; al massimo 20.000)',
      'bot-log': 'scrivi in FILE quello che il programma mostra come errori, e i suoi sbagli',
    },
    examples: [
      {
        line: 'palier bot --join KLMPQRST --server https://cards.example -- python3 examples/bot.py',
        says: 'Un bot in Python si unisce a un tavolo.',
      },
      {
        line: 'palier bot --join KLMPQRST --name Robby -- node examples/bot.ts',
        says: 'Uno in TypeScript, con un nome suo.',
      },
    ],
  },
  judge: {
    summary: 'l’arbitro: gioca mosse da una posizione e spiega che cosa dicono le regole',
    about: [
      'FILE contiene un oggetto JSON { "position": { … }, "moves": [ … ] }; «-» lo legge dallo standard input. Una mossa è un testo come "draw", oppure { "seat": 2, "move": "take 1" }.',
      'Stampa JSON: per ogni mossa i suoi eventi o la regola che la vieta, poi la posizione ottenuta, le manche finite e i vincitori. Una mossa rifiutata non cambia niente, e si passa alla successiva. Con --json sta tutto su una riga.',
    ],
    options: {},
    examples: [
      { line: 'palier judge position.json', says: 'Giudica le mosse di un file.' },
      {
        line: `echo '{"position":{"edition":"level-8-101","players":3},"moves":["draw"]}' | palier judge -`,
        says: 'Comincia una nuova partita e pesca una carta.',
      },
    ],
  },
  sim: {
    summary: 'fa giocare ai bot molte partite tra loro',
    about: [
      'Mostra quante volte ha vinto ogni bot, con l’intervallo al 95% della sua quota vera, quanto sono durate le partite e come sono finite le manche. Una vittoria condivisa conta come una frazione. Con --report e --ladder-report c’è molto altro da vedere.',
      'Lo stesso seed dà lo stesso risultato, qualunque sia il numero di thread. Ctrl-C dà il risultato parziale.',
    ],
    options: {
      ...setupOptions,
      bots: 'i giocatori nell’ordine dei posti: novice, steady, expert, master o master:N con N prosecuzioni per decisione, se vuoi con un personaggio davanti (odile-expert), random, expert-2611 o master-2611:N (entrambi com’erano nel novembre 2026), oracle (un baro che vede tutto), o exec:PROGRAM, un tuo programma (predefinito: tre volte steady)',
      games: 'quante partite (100)',
      rotate:
        'gioca ogni distribuzione una volta per ogni rotazione dei posti, così fortuna e posto pesano meno; N si arrotonda per eccesso a distribuzioni intere',
      seed: 'permette di ripetere la stessa simulazione',
      workers: 'quanti thread giocano (predefinito: tanti quanti i core)',
      record: 'salva ogni partita in DIR: 0001.jsonl e così via; DIR non deve già contenerne',
      until:
        'finisce prima, appena l’intervallo di ogni bot non supera W per lato, come 0.5% o 0.005, ma non prima di 100 partite (con --rotate: distribuzioni); --games è allora il massimo',
      csv: 'stampa la tabella in CSV per un foglio di calcolo: una riga per bot, con --ladder-report una per livello',
      report:
        'scrive in FILE una pagina web: chi vince, classifica, fortuna e abilità, livelli, durate, quanto valgono le carte',
      'ladder-report':
        'dice quanto sono equilibrati il percorso e le sue regole: difficoltà di ogni livello, minuti a un tavolo vero, se chi è in testa va in fuga, che cosa si può migliorare (predefinito per --games: 1000)',
      soak: 'invece di una sfida: partite con regole sorteggiate, controllate da cima a fondo; senza --games fino a Ctrl-C',
      first: 'comincia dalla partita N (con --rotate: dalla distribuzione N)',
      'bot-ms': 'quanti millisecondi ha un programma (exec:) per decidere (1000)',
      'bot-log':
        'salva in FILE quello che i programmi (exec:) scrivono sullo standard error, e i loro errori',
    },
    examples: [
      {
        line: 'palier sim --bots steady,random --games 1000 --rotate --seed 1',
        says: 'Quanto è più forte steady di random?',
      },
      {
        line: 'palier sim --edition level-up --ladder open --bots steady,steady,steady --games 50 --record games',
        says: 'Cinquanta partite, ognuna in un file.',
      },
      {
        line: 'palier sim --bots steady,random --rotate --until 0.5% --report match.html',
        says: 'Gioca finché il risultato non è chiaro, e ne fa una pagina.',
      },
      {
        line: 'palier sim --ladder two-star --ladder-report',
        says: 'Quanto è equilibrato il percorso a due stelle?',
      },
      { line: 'palier sim --soak', says: 'Cerca una partita che faccia emergere un difetto.' },
    ],
  },
  replay: {
    summary: 'fa rivedere una partita salvata, turno per turno',
    about: [
      'FILE è una partita salvata; «-» la legge dallo standard input. Le carte che nessuno al tavolo poteva vedere restano nascoste, a meno che tu non le chieda.',
      'Con --json: l’elenco di tutti i momenti, ognuno con il suo evento e il tavolo che ne risulta, come li ha visti il pubblico; con --seat, come li ha visti quel giocatore; con --open, la posizione intera.',
    ],
    options: {
      open: 'mostra tutte le carte, e ogni mano dopo il suo turno',
      seat: 'mostra la partita con gli occhi del giocatore N',
      from: 'comincia dall’evento N',
      to: 'finisce con l’evento N',
      step: 'in un terminale, aspetta un tasto dopo ogni turno: Invio va avanti, b torna indietro, q esce',
    },
    examples: [
      { line: 'palier replay game.jsonl', says: 'Tutta la partita, come l’ha vista il pubblico.' },
      {
        line: 'palier replay game.jsonl --seat 2 --step',
        says: 'Turno per turno, come l’ha vista il giocatore 2.',
      },
    ],
  },
  verify: {
    summary: 'controlla una partita salvata: ogni mossa, il risultato e le mescolate',
    about: [
      'FILE è una partita salvata; «-» la legge dallo standard input. La partita viene rigiocata: ogni mossa deve essere permessa e avere gli effetti previsti dalle regole, e il risultato deve essere giusto. Se nel file c’è il seed o il segreto, si rifà anche ogni mescolata.',
      'Il codice di uscita è 1 se c’è un problema.',
    ],
    options: {},
    examples: [
      { line: 'palier verify game.jsonl', says: 'Controlla una partita salvata.' },
      { line: 'palier verify game.jsonl --json', says: 'L’esito in JSON.' },
    ],
  },
  review: {
    summary: 'l’allenatore: che cosa è costata ogni decisione di una partita salvata',
    about: [
      'FILE è una partita salvata; «-» la legge dallo standard input. Ogni decisione di un giocatore si giudica in base a quello che poteva vedere: quanta probabilità di vittoria è costata, con l’intervallo al 95%, e perché. C’è un giudizio solo se l’intero intervallo supera l’1%. Infine, quanta parte del risultato era fortuna.',
      'Per prime le tre decisioni che meritano uno sguardo, poi tutte. Una partita richiede fino a mezzo minuto. Lo stesso seed dà la stessa analisi, qui e nel browser. Una partita che non supera «palier verify» viene rifiutata.',
    ],
    options: {
      seat: 'di chi analizzare le decisioni: giocatore N (1)',
      html: 'scrive anche una pagina web in FILE',
      continuations: 'quante volte si può giocare il seguito di ogni decisione (2000)',
      games:
        'quante partite giocano bot di pari forza con le stesse carte, per misurare la fortuna (400)',
      seed: 'un altro seed estrae altri campioni (coach)',
    },
    examples: [
      { line: 'palier review game.jsonl --seat 2', says: 'Come ha giocato il giocatore 2?' },
      {
        line: 'palier review game.jsonl --html review.html',
        says: 'Il giocatore 1, qui e su una pagina.',
      },
    ],
  },
  bench: {
    summary: 'misura quanto è veloce questa macchina',
    about: [
      'Gioca partite intere su un core solo, con un giocatore rapido e casuale che cala e attacca appena può, poi rigioca i loro eventi. Nel tempo misurato rientrano regole, caso ed eventi.',
      'La somma di controllo è la stessa su ogni macchina per lo stesso seed e le stesse regole; si mostra la migliore di cinque prove.',
      'Il risolutore analizza a fondo mani casuali di undici carte, per ogni livello di ogni percorso, quali che siano le regole delle partite.',
    ],
    options: {
      edition: 'l’edizione giocata',
      ladder: 'il percorso giocato',
      master: 'l’espansione Master: none, specials o all',
      rules: 'regole della casa, come goingOut=any,levels=4',
      players: 'quanti giocano, da 2 a 6 (4)',
      games: 'quante partite per prova (300)',
      seed: 'il seed delle mescolate (bench)',
      memory: 'gioca anche N partite e mostra la memoria in uso',
    },
    examples: [
      { line: 'palier bench --json', says: 'La tabella in JSON.' },
      {
        line: 'node --expose-gc apps/cli/src/main.ts bench --memory 100000',
        says: 'Mostra che la memoria resta stabile per 100.000 partite.',
      },
    ],
  },
  serve: {
    summary: 'avvia il server del gioco nel browser e dei tavoli online',
    about: [
      'Mette il gioco a disposizione dei browser di questa macchina finché non premi Ctrl-C, e ospita i tavoli online. Le partite contro i bot e quelle con Passa e gioca girano nel browser e, dopo la prima visita, anche senza questo server.',
      'Con --host 0.0.0.0 possono aprirlo anche gli altri dispositivi della rete. Con il semplice HTTP i loro browser possono giocare finché il server è acceso, ma non tenere il gioco offline né installarlo: per questo serve HTTPS, per esempio con un proxy davanti.',
      'Ogni opzione si può dare anche come variabile d’ambiente: --public-url è PALIER_PUBLIC_URL. La riga di comando ha la precedenza. docs/OPERATIONS.md spiega come gestire un server per molte persone.',
    ],
    options: {
      port: 'la porta, 0 per una qualsiasi libera',
      host: 'l’indirizzo su cui ascoltare; quello predefinito si raggiunge solo da questa macchina',
      web: 'la cartella del gioco compilato (predefinita: quella fornita con palier)',
      data: 'la cartella in cui salvare i tavoli (predefinita: quella del sistema per i dati)',
      database:
        'salva invece i tavoli in PostgreSQL, postgres://…; più server possono condividerlo (meglio con PALIER_DATABASE, perché la riga di comando è visibile ad altri)',
      'public-url': 'dove i giocatori trovano questo server, se davanti c’è un proxy',
      origins: 'altri siti, separati da virgole, le cui pagine possono usare questo server',
      'trust-proxy':
        'a quali proxy credere riguardo ai loro client: indirizzi (10.0.0.0/8,::1), loopback, private, o quanti ce ne sono in fila, 0 per nessuno',
      tables: 'quanti tavoli al massimo, 0 per nessun limite',
      'tables-per-address':
        'quanti di questi può tenere aperti uno stesso indirizzo, 0 per nessun limite',
      'listed-per-address':
        'quanti di questi un indirizzo può avere nell’elenco dei tavoli aperti, 0 per nessun limite',
      'idle-days': 'dopo quanti giorni senza mosse eliminare un tavolo non finito, 0 per mai',
      'retention-days': 'dopo quanti giorni eliminare un tavolo finito, 0 per mai',
      'report-days': 'dopo quanti giorni dimenticare le segnalazioni e i divieti scaduti',
      'sweep-share': 'su cento tavoli, quanti si possono eliminare in una volta, 100 per tutti',
      profiles: 'quanti profili si conservano, 0 per nessun limite',
      'profile-days': 'eliminare i profili che nessuno usa da questi giorni, 0 per mai',
      watchers: 'quante persone senza nome possono guardare un tavolo',
      connections: 'quanti giocatori possono essere connessi insieme, 0 per nessun limite',
      'connections-per-address': 'quanti di loro da uno stesso indirizzo, 0 per nessun limite',
      'lobby-watchers':
        'quante persone possono guardare insieme l’elenco dei tavoli aperti, 0 per nessun limite',
      'message-rate': 'messaggi al secondo di un giocatore, 0 per nessun limite',
      'request-rate': 'richieste HTTP al minuto da uno stesso indirizzo, 0 per nessun limite',
      'table-rate': 'tavoli creati al minuto da uno stesso indirizzo, 0 per nessun limite',
      grace: 'secondi prima che un bot giochi al posto di chi è offline',
      'quick-wait':
        'secondi in cui un tavolo di partita veloce aspetta persone prima che i bot prendano i posti liberi',
      'bot-pace': 'millisecondi che un bot aspetta prima di giocare',
      'bot-threads': 'in quanti thread pensano i bot (predefinito: uno in meno dei core)',
      push: 'se avvisare con una notifica push di chi è il turno: on, local (a servizi a qualsiasi indirizzo) oppure off',
      'push-key':
        'la chiave segreta che firma gli avvisi (di norma: creata una volta e tenuta con i tavoli)',
      'push-contact':
        'a chi può scrivere un servizio push, https: o mailto: (di norma: --public-url)',
      'admin-token':
        'ciò che permette a chi gestisce il server di usare palier admin: un token di almeno 24 lettere e cifre, o più d’uno nella forma NAME:TOKEN,NAME:TOKEN (meglio come PALIER_ADMIN_TOKEN, perché altri possono vedere le righe di comando)',
      metrics: 'chi può leggere /metrics: local (questa macchina), public o off (nessuno)',
      log: 'che cosa si annota sullo standard error: silent, error, warn (predefinito in un terminale), info (predefinito altrove) o debug',
    },
    examples: [
      { line: 'palier serve', says: 'Il gioco all’indirizzo http://localhost:8080.' },
      { line: 'palier serve --port 80 --host 0.0.0.0', says: 'Per tutta la rete.' },
      {
        line: 'PALIER_DATABASE=postgres://palier@db/palier palier serve --trust-proxy private',
        says: 'Uno tra più server dietro un proxy.',
      },
    ],
  },
  load: {
    summary: 'fa giocare molti client su un server e ne misura le prestazioni',
    about: [
      'Apre tavoli su un server acceso, ci fa sedere dei client e gioca partita dopo partita con il vero protocollo: ognuno gioca appena è il suo turno. Poi dice quante mosse al secondo sono andate a buon fine, e quanto tempo è passato dall’invio di una mossa al suo arrivo a tutto il tavolo.',
      'Il server deve accettare così tanti tavoli, connessioni e messaggi da un solo indirizzo: avvialo con --table-rate 0 --request-rate 0 --message-rate 0 --connections-per-address 0, o lascia che questo comando ne avvii uno con --serve.',
      'Anche i client usano il processore: se puoi, falli girare su una macchina diversa da quella del server. Quanto ne hanno usato viene mostrato.',
    ],
    options: {
      url: 'dov’è il server (http://localhost:8080); ripetila per più server con lo stesso database, tra cui le connessioni si dividono a caso',
      serve: 'avvia un server apposta, con una sua cartella e senza limiti',
      tables: 'quanti tavoli (50)',
      players: 'quanti giocano a ognuno, da 2 a 6 (4)',
      seconds: 'quanto misurare, dopo un breve riscaldamento (20)',
      ramp: 'in quanti secondi i tavoli cominciano a giocare (0)',
      think: 'millisecondi che un giocatore aspetta prima di ogni mossa, in media (0)',
      bots: 'chi decide: hasty (pesca e scarta soltanto, predefinito), random, novice, steady, expert o master',
      drop: 'quante connessioni interrompere al minuto; si ristabiliscono da sole (0)',
      idle: 'dà le carte a tutti i tavoli senza che nessuno giochi: mostra quanto costano i tavoli aperti',
      profiles:
        'dà a ogni giocatore un profilo che conserva il suo posto e cerca gli amici, come fanno le pagine',
      processes: 'in quanti processi si dividono i client (1)',
    },
    examples: [
      { line: 'palier load --serve', says: 'Misura questa macchina.' },
      {
        line: 'palier load --url https://cards.example --tables 20 --bots steady --think 2000',
        says: 'Venti tavoli di giocatori che se la prendono con calma.',
      },
      { line: 'palier load --serve --tables 2000 --idle', says: 'La memoria di 2000 tavoli.' },
    ],
  },
  backup: {
    summary: 'copia i tavoli di un server in un file',
    about: [
      'Funziona mentre il server è acceso: la copia è completa e mostra i tavoli com’erano in un preciso momento. Per ripristinarla ferma il server e metti il file nella sua cartella come dice docs/OPERATIONS.md. Per i tavoli in PostgreSQL c’è pg_dump.',
    ],
    options: {
      data: 'la cartella dei dati del server (predefinita: quella abituale)',
      check: 'non copia nulla: dice se FILE, una copia o il file di un server, è intatto',
    },
    examples: [
      { line: 'palier backup tables.db', says: 'Scrive una copia di tutti i tavoli.' },
      { line: 'palier backup --check tables.db', says: 'Dice se una copia è intatta.' },
    ],
  },
  admin: {
    summary: 'leggere segnalazioni, escludere, cambiare nomi e chiudere su un server in funzione',
    about: [
      'Interroga un server in funzione, avviato con un token per chi lo gestisce (PALIER_ADMIN_TOKEN). DEED è uno di: reports, report NO, settle NO, table TABLE, ban TABLE PERSON, bans, unban NO, rename TABLE PERSON NAME, close TABLE, club CLUB, rename-club CLUB NAME, close-club CLUB, log. TABLE è l’identificativo o il codice di un tavolo, CLUB quello di un club; PERSON è un numero che «table TABLE» mostra.',
      'Un divieto tiene fuori da tutti i tavoli l’indirizzo da cui è venuta una persona; l’indirizzo stesso non viene mostrato a nessuno. Tutto viene annotato nel registro con il nome del token. Vedi docs/OPERATIONS.md.',
    ],
    options: {
      url: 'dove si trova il server',
      'token-file': 'un file con il token (predefinito: la variabile PALIER_ADMIN_TOKEN)',
      all: 'anche le segnalazioni sbrigate',
      most: 'quante elencarne, prima le più recenti',
      note: 'perché, per il registro e per gli altri gestori',
      days: 'quanto dura un divieto',
      report: 'escludere la persona della segnalazione NO, invece di TABLE PERSON',
      reporter: 'con --report: escludere chi l’ha scritta',
    },
    examples: [
      { line: 'palier admin reports', says: 'Che cosa hanno segnalato i giocatori.' },
      {
        line: 'palier admin ban --report 7 --days 30 --note insults',
        says: 'Tenere fuori per un mese la persona della segnalazione 7.',
      },
      {
        line: 'palier admin rename ABCDEFGH 2 Guest --url https://cards.example',
        says: 'Dare un altro nome a qualcuno a un tavolo.',
      },
    ],
  },
};
