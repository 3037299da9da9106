/** The help of the program `palier`, in German. */
import { DEFAULT_EDITION, EDITION_IDS } from '@palier/rules';
import type { Part } from '../langs.ts';
import { or } from './speech.ts';

/** On the options that say what is played. */
const setupOptions = {
  edition: `${or(EDITION_IDS)} (Standard: ${DEFAULT_EDITION})`,
  ladder:
    'stacked oder open für Level Up, one-star oder two-star für Level 8; oder ein eigenes Levelset als JSON, { "name": "…", "levels": [["run 3", "set 2"], …] }; oder eine JSON-Liste mit einem Levelset je Platz',
  master: 'none, specials oder all: die Karten aus Level 8 Master',
  rules: 'Hausregeln, etwa goingOut=any,levels=4,startLevel=1:2:1, oder als JSON',
};

const plain = 'Zeile für Zeile spielen, wie bei Pipes: für Screenreader oder zum Zurückblättern';

const noColor = 'Buchstaben und Formen ohne Farben (wie NO_COLOR=1)';

export const commands: Part<'cli'>['commands'] = {
  play: {
    summary: 'im Terminal spielen, gegen Bots oder gemeinsam an einer Tastatur',
    about: [
      'In einem Terminal nimmt das Spiel den ganzen Bildschirm ein: ? zeigt die Tasten, auch die Maus geht. Mit --plain, über Pipes oder wo ein Terminal das nicht kann, wird Zeile für Zeile gespielt.',
      'Ohne Optionen: du und zwei geübte Gegner, Level 8 mit 101 Karten, ein Stern. Spielzüge gibst du ein; „?“ zeigt, welche möglich sind, „hint“ gibt einen Tipp, „help“ zeigt alles, was du eingeben kannst, „rule LAY-3“ den Text einer Regel, „save FILE“ speichert die Partie.',
      'Gemischt wird mit einem Geheimnis: Sein Fingerabdruck wird vor der ersten Karte gezeigt, das Geheimnis selbst am Ende. „palier verify“ kann dann prüfen, ob fair gemischt wurde.',
    ],
    options: {
      name: 'dein Name',
      players: 'mehrere Spieler an dieser Tastatur; dazwischen wird der Bildschirm geleert',
      bots: 'wie viele Bots mitspielen, oder welche: Figuren (odile, bruno, wanda, hugo, nell, sami), Stärken (novice, steady, expert, master) oder beides (wanda-expert)',
      level: 'wie stark sie spielen: novice, steady (Standard), expert oder master',
      ...setupOptions,
      seed: 'mit diesem Startwert mischen, um dieselben Karten noch einmal zu spielen',
      plain,
      'no-color': noColor,
    },
    examples: [
      { line: 'palier play', says: 'Sofort spielen.' },
      { line: 'palier play --level novice', says: 'Gegen ungeübte Gegner spielen.' },
      { line: 'palier play --players Anna,Ben --bots 1', says: 'Zwei Spieler und ein Bot.' },
      {
        line: 'palier play --edition level-up --ladder open --bots 3',
        says: 'Level Up mit offenen Leveln gegen drei Bots.',
      },
    ],
  },
  join: {
    summary: 'einem Online-Tisch im Terminal beitreten',
    about: [
      'CODE ist der Code eines Tisches oder der ganze Link einer Einladung. Du bekommst einen freien Platz; gespielt wird wie in „palier play“. „help“ zeigt auch, was zum Tisch gehört: wer da ist, Nachrichten, Zurücknehmen, noch eine Partie.',
      'Bricht die Verbindung ab, kommt sie von selbst wieder. Schließt du das Terminal, bleibt dein Platz dir: „palier join CODE“ bringt dich zurück, und ohne CODE an den letzten Tisch. Was beweist, dass du es bist, liegt im dafür üblichen Ordner deines Systems, nur für dich lesbar.',
      'Ein- und Ausgabe dürfen Pipes sein. Ein zu früh eingegebener Zug wartet dann, bis du dran bist.',
    ],
    options: {
      server: 'wo der Server ist (Standard: der aus der Einladung oder http://localhost:8080)',
      name: 'wie die anderen dich nennen (Standard: dein Name auf diesem Rechner)',
      watch: 'nur zuschauen, ohne Namen und Platz',
      'return-code': 'von einem anderen Gerät an deinen Platz zurückkehren',
      plain,
      'no-color': noColor,
    },
    examples: [
      {
        line: 'palier join KLMPQRST --server https://cards.example',
        says: 'Mit einem Code beitreten.',
      },
      { line: 'palier join https://cards.example/#/t/KLMPQRST', says: 'Mit einem Link beitreten.' },
      { line: 'palier join', says: 'Zurück an den letzten Tisch.' },
    ],
  },
  host: {
    summary: 'einen Online-Tisch eröffnen und im Terminal daran spielen',
    about: [
      'Eröffnet einen Tisch auf einem Server („palier serve“) und zeigt, wie andere beitreten, im Browser oder im Terminal. Bis die Partie beginnt, bestimmst du, wer wo sitzt und was gespielt wird: „help“ zeigt, was du eingeben kannst.',
    ],
    options: {
      server: 'wo der Server ist (http://localhost:8080)',
      name: 'wie die anderen dich nennen (Standard: dein Name auf diesem Rechner)',
      seats: 'wie viele spielen, 2 bis 6 (Standard: 4, oder mehr bei so vielen Bots)',
      bots: 'wie viele Bots mitspielen, oder welche, wie in „palier play“ (0)',
      level: 'wie stark sie spielen: novice, steady (Standard), expert oder master',
      ...setupOptions,
      clock:
        'Bedenkzeit je Entscheidung: off (Standard), relaxed (90 Sekunden), quick (30), day, days3 oder week',
      absence: 'wenn jemand offline ist: standIn (ein Bot spielt, Standard) oder wait',
      watching: 'wer zuschauen darf: anyone (Standard) oder nobody',
      delay: 'wie viele Sekunden später Zuschauer jeden Zug sehen: 0 (Standard), 30 oder 120',
      listing:
        'wer den Tisch findet: hidden (Standard), open (er steht in der Liste) oder quick (Fremde setzen sich)',
      joining: 'wer beitreten darf: anyone (Standard), approved (wen du zulässt) oder nobody',
      chat: 'Nachrichten: off, phrases (fertige, Standard) oder free',
      'take-back':
        'ob etwas zurückgenommen werden darf: consent (wenn alle zustimmen, Standard) oder never',
      plain,
      'no-color': noColor,
    },
    examples: [
      { line: 'palier host --bots 2', says: 'Du, zwei Bots und noch jemand.' },
      {
        line: 'palier host --server https://cards.example --seats 3 --clock quick',
        says: 'Eine schnelle Partie zu dritt auf einem anderen Server.',
      },
    ],
  },
  bot: {
    summary: 'ein eigenes Programm an einem Online-Tisch spielen lassen',
    about: [
      'COMMAND… ist ein Programm mit seinen Argumenten: ein Bot, der wie bei „palier sim“ spricht, in jeder Sprache (examples/README.md). Er bekommt einen freien Platz, alle sehen, dass er ein Bot ist, und er spielt jede Partie mit, mit der es dort weitergeht. Strg-C gibt seinen Platz auf.',
      'Ist er zu spät, falsch oder stumm, wird es gemeldet, und ein anderer Bot macht diesen Zug. Versagt er immer wieder, verlässt er den Tisch, und dessen eigener Bot spielt an seinem Platz weiter.',
    ],
    options: {
      join: 'der Code des Tisches oder der ganze Link einer Einladung',
      server: 'wo der Server ist (Standard: der aus der Einladung oder http://localhost:8080)',
      name: 'wie der Bot heißt (Standard: wie das Programm)',
      games: 'nach so vielen Partien gehen (Standard: bleiben)',
      pace: 'Millisekunden vor jedem Zug, damit alle folgen können (500)',
      'bot-ms':
        'wie viele Millisekunden das Programm für eine Entscheidung hat (1.000; höchstens 20.000)',
      'bot-log': 'die Fehlerausgabe des Programms und seine Fehler in FILE schreiben',
    },
    examples: [
      {
        line: 'palier bot --join KLMPQRST --server https://cards.example -- python3 examples/bot.py',
        says: 'Ein Bot in Python tritt einem Tisch bei.',
      },
      {
        line: 'palier bot --join KLMPQRST --name Robby -- node examples/bot.ts',
        says: 'Einer in TypeScript, unter eigenem Namen.',
      },
    ],
  },
  judge: {
    summary: 'Schiedsrichter: Spielzüge in einer Situation prüfen',
    about: [
      'FILE enthält ein JSON-Objekt { "position": { … }, "moves": [ … ] }; „-“ liest es von der Standardeingabe. Ein Spielzug ist ein Text wie "draw" oder { "seat": 2, "move": "take 1" }.',
      'Gibt JSON aus: zu jedem Spielzug seine Ereignisse oder die Regel, die ihn verbietet, dann die Situation danach, die beendeten Runden und die Sieger. Ein abgelehnter Spielzug ändert nichts; die übrigen werden trotzdem geprüft. Mit --json steht alles in einer Zeile.',
    ],
    options: {},
    examples: [
      { line: 'palier judge position.json', says: 'Die Spielzüge einer Datei prüfen.' },
      {
        line: `echo '{"position":{"edition":"level-8-101","players":3},"moves":["draw"]}' | palier judge -`,
        says: 'Eine neue Partie beginnen und eine Karte ziehen.',
      },
    ],
  },
  sim: {
    summary: 'Bots viele Partien gegeneinander spielen lassen',
    about: [
      'Sagt, wie oft jeder Bot gewonnen hat, mit dem Intervall, das seinen wahren Anteil in 95 von 100 Fällen enthält, wie lang die Partien waren und wie die Runden endeten. Ein gemeinsamer Sieg zählt als Bruchteil. Mit --report und --ladder-report gibt es viel mehr zu sehen.',
      'Derselbe Startwert ergibt dasselbe Ergebnis, egal mit wie vielen Threads. Strg+C zeigt das Zwischenergebnis.',
    ],
    options: {
      ...setupOptions,
      bots: 'die Bots in der Reihenfolge ihrer Plätze: novice, steady, expert, master oder master:N mit N Fortsetzungen je Entscheidung, jeder auf Wunsch mit einer Figur davor (odile-expert), random, expert-2611 oder master-2611:N (beide, wie sie im November 2026 waren), oracle (ein Schummler, der alles sieht) oder exec:PROGRAM, ein eigenes Programm (Standard: dreimal steady)',
      games: 'wie viele Partien (100)',
      rotate:
        'jede Verteilung so oft spielen, dass jeder Bot einmal auf jedem Platz sitzt, damit Glück und Platz weniger zählen; N wird auf ganze Verteilungen aufgerundet',
      seed: 'macht einen Lauf wiederholbar',
      workers: 'wie viele Threads spielen (Standard: so viele, wie es Kerne gibt)',
      record:
        'jede Partie nach DIR speichern: 0001.jsonl und so weiter; in DIR darf noch keine liegen',
      until:
        'früher aufhören, sobald das Intervall jedes Bots nach jeder Seite höchstens W weit reicht, etwa 0.5% oder 0.005, aber nicht vor 100 Partien (mit --rotate: Verteilungen); --games ist dann die Obergrenze',
      csv: 'die Tabelle als CSV für die Tabellenkalkulation: eine Zeile je Bot, mit --ladder-report je Level',
      report:
        'eine Seite für den Browser nach FILE schreiben: wer gewinnt, Wertungen, Glück und Können, Level, Längen, was Karten wert sind',
      'ladder-report':
        'zeigen, wie gut sich das Levelset mit seinen Regeln spielt: wie schwer jedes Level ist, Minuten am Tisch, ob Führende davonziehen und was besser sein könnte (ohne --games 1.000 Partien)',
      soak: 'statt eines Vergleichs: Partien mit zufälligen Regeln, jede gründlich geprüft; ohne --games bis Strg+C',
      first: 'mit Partie N (mit --rotate: Verteilung N) des Laufs beginnen',
      'bot-ms': 'wie viele Millisekunden ein Programm (exec:) für eine Entscheidung hat (1.000)',
      'bot-log': 'die Fehlerausgabe der Programme (exec:) und ihre Fehler nach FILE schreiben',
    },
    examples: [
      {
        line: 'palier sim --bots steady,random --games 1000 --rotate --seed 1',
        says: 'Wie viel besser ist steady als random?',
      },
      {
        line: 'palier sim --edition level-up --ladder open --bots steady,steady,steady --games 50 --record games',
        says: 'Fünfzig Partien, jede in einer Datei.',
      },
      {
        line: 'palier sim --bots steady,random --rotate --until 0.5% --report match.html',
        says: 'Spielen, bis die Frage entschieden ist, und eine Seite darüber schreiben.',
      },
      {
        line: 'palier sim --ladder two-star --ladder-report',
        says: 'Wie gut spielen sich die Level mit zwei Sternen?',
      },
      { line: 'palier sim --soak', says: 'Eine Partie suchen, die scheitert.' },
    ],
  },
  replay: {
    summary: 'die Wiederholung einer gespeicherten Partie zeigen',
    about: [
      'FILE ist eine gespeicherte Partie; „-“ liest sie von der Standardeingabe. Karten, die niemand am Tisch sehen konnte, bleiben verdeckt, außer mit --open.',
      'Mit --json: die Liste aller Momente, jeder mit seinem Ereignis und dem Tisch danach, wie ein Zuschauer ihn gesehen hat, mit --seat wie dieser Platz ihn gesehen hat, mit --open vollständig.',
    ],
    options: {
      open: 'alle Karten zeigen, nach jedem Zug auch die Hand',
      seat: 'die Partie so zeigen, wie Platz N sie gesehen hat',
      from: 'mit Ereignis N beginnen',
      to: 'mit Ereignis N enden',
      step: 'in einem Terminal nach jedem Zug auf eine Taste warten: Eingabetaste weiter, b zurück, q Ende',
    },
    examples: [
      {
        line: 'palier replay game.jsonl',
        says: 'Die ganze Partie, wie ein Zuschauer sie gesehen hat.',
      },
      {
        line: 'palier replay game.jsonl --seat 2 --step',
        says: 'Zug für Zug, wie Platz 2 sie gesehen hat.',
      },
    ],
  },
  verify: {
    summary: 'eine gespeicherte Partie prüfen: jeden Spielzug, das Ergebnis und das Mischen',
    about: [
      'FILE ist eine gespeicherte Partie; „-“ liest sie von der Standardeingabe. Die Partie wird noch einmal durchgespielt: Jeder Spielzug muss erlaubt sein, was daraus folgt, muss den Regeln entsprechen, und das Ergebnis muss stimmen. Ist der Startwert oder das Geheimnis gespeichert, wird auch das Mischen wiederholt.',
      'Der Rückgabewert ist 1, wenn es ein Problem gibt.',
    ],
    options: {},
    examples: [
      { line: 'palier verify game.jsonl', says: 'Eine Partie prüfen.' },
      { line: 'palier verify game.jsonl --json', says: 'Das Ergebnis als JSON.' },
    ],
  },
  review: {
    summary: 'Trainer: eine Partie Entscheidung für Entscheidung analysieren',
    about: [
      'FILE ist eine gespeicherte Partie; „-“ liest sie von der Standardeingabe. Jede Entscheidung eines Platzes wird nach dem beurteilt, was zu sehen war: wie viel Gewinnchance sie gekostet hat, mit dem Intervall, das den wahren Wert in 95 von 100 Fällen enthält, und warum. Ein Urteil gibt es nur, wenn das ganze Intervall über 1 % liegt. Am Ende steht, wie viel vom Ergebnis Glück war.',
      'Zuerst kommen die drei Entscheidungen, die einen Blick wert sind, dann alle. Die Analyse einer Partie dauert bis zu einer halben Minute. Derselbe Startwert ergibt dieselbe Analyse, hier und im Browser. Eine Partie, in der „palier verify“ Fehler findet, wird abgelehnt.',
    ],
    options: {
      seat: 'die Entscheidungen von Platz N (1)',
      html: 'dazu eine Seite für den Browser nach FILE schreiben',
      continuations: 'wie oft für jede Entscheidung weitergespielt werden darf (2.000)',
      games:
        'wie viele Partien gleich starke Bots mit denselben Karten spielen, um das Glück zu messen (400)',
      seed: 'ein anderer Startwert zieht andere Stichproben (coach)',
    },
    examples: [
      {
        line: 'palier review game.jsonl --seat 2',
        says: 'Wie hat Platz 2 gespielt?',
      },
      {
        line: 'palier review game.jsonl --html review.html',
        says: 'Platz 1, hier und als Seite.',
      },
    ],
  },
  bench: {
    summary: 'messen, wie schnell dieser Rechner spielt',
    about: [
      'Spielt auf einem Kern ganze Partien mit einem schnellen Zufallsspieler, der auslegt und anlegt, sobald er kann, und wertet ihre Ereignisse noch einmal aus. Regelprüfung, Zufall und Ereignisse werden mitgemessen.',
      'Die Prüfsumme ist bei gleichem Startwert und gleichen Regeln auf jedem Rechner gleich; gezeigt wird der beste von fünf Läufen.',
      'Der Löser beantwortet alle Fragen zu zufälligen Händen mit elf Karten, für jedes Level jedes Levelsets, unabhängig von den Regeln der Partien.',
    ],
    options: {
      edition: 'welche Ausgabe gespielt wird',
      ladder: 'welches Levelset gespielt wird',
      master: 'die Erweiterung Master: none, specials oder all',
      rules: 'Hausregeln, etwa goingOut=any,levels=4',
      players: 'wie viele mitspielen, 2 bis 6 (4)',
      games: 'Partien je Lauf (300)',
      seed: 'Startwert fürs Mischen (bench)',
      memory: 'auch so viele Partien spielen und den belegten Speicher zeigen',
    },
    examples: [
      { line: 'palier bench --json', says: 'Die Tabelle als JSON.' },
      {
        line: 'node --expose-gc apps/cli/src/main.ts bench --memory 100000',
        says: 'Zeigt, dass der Speicherbedarf über 100.000 Partien gleich bleibt.',
      },
    ],
  },
  serve: {
    summary: 'das Spiel für den Browser und seine Online-Tische bereitstellen',
    about: [
      'Stellt das Spiel für Browser auf diesem Rechner bereit, bis du Strg+C drückst, und speichert die Tische, an denen online gespielt wird. Partien gegen Bots oder mit einem Gerät für alle laufen allein im Browser, nach dem ersten Besuch auch ohne diesen Server.',
      'Mit --host 0.0.0.0 können auch andere Geräte im Netz das Spiel öffnen. Über einfaches HTTP spielen sie, solange dieser Server läuft; offline spielen oder das Spiel installieren können sie nur über HTTPS, etwa mit einem Proxy davor.',
      'Jede Option gibt es auch als Umgebungsvariable: --public-url ist PALIER_PUBLIC_URL. Was in der Befehlszeile steht, hat Vorrang. Wie du den Server für viele betreibst, steht in docs/OPERATIONS.md.',
    ],
    options: {
      port: 'der Port, 0 für irgendeinen freien',
      host: 'die Adresse des Servers; die Standardadresse ist nur von diesem Rechner aus erreichbar',
      web: 'der Ordner des gebauten Spiels; sonst der, der zu palier gehört',
      data: 'der Ordner für die Tische; sonst einer dort, wo dein System Programmdaten speichert',
      database:
        'die Tische stattdessen in PostgreSQL speichern, postgres://…; mehrere Server können sich eine Datenbank teilen (besser in der Umgebungsvariablen PALIER_DATABASE, denn Befehlszeilen sind sichtbar)',
      'public-url': 'wo Spieler diesen Server finden, wenn ein Proxy davor steht',
      origins: 'andere Websites, durch Kommas getrennt, deren Seiten diesen Server nutzen dürfen',
      'trust-proxy':
        'welchen Proxys der Server glaubt, was sie über ihre Clients sagen: Adressen (10.0.0.0/8,::1), loopback, private oder wie viele hintereinander stehen, 0 für keinen',
      tables: 'wie viele Tische gespeichert werden, 0 für beliebig viele',
      'tables-per-address':
        'wie viele davon von einer Adresse aus offen sein dürfen, 0 für beliebig viele',
      'listed-per-address':
        'wie viele davon von einer Adresse in der Liste offener Tische stehen dürfen, 0 für beliebig viele',
      'idle-days':
        'Tische mit laufender Partie werden nach so vielen Tagen ohne Spielzug gelöscht, 0 für niemals',
      'retention-days':
        'Tische mit beendeter Partie werden nach so vielen Tagen gelöscht, 0 für niemals',
      'report-days': 'Meldungen und abgelaufene Sperren nach so vielen Tagen vergessen',
      'sweep-share':
        'wie viele von hundert Tischen auf einmal gelöscht werden dürfen, 100 für alle',
      profiles: 'wie viele Profile behalten werden, 0 für beliebig viele',
      'profile-days': 'Profile löschen, die so viele Tage niemand benutzt hat, 0 für nie',
      watchers: 'wie viele ohne Namen an einem Tisch zuschauen dürfen',
      connections: 'wie viele Spieler zugleich verbunden sein dürfen, 0 für beliebig viele',
      'connections-per-address': 'wie viele davon von einer Adresse, 0 für beliebig viele',
      'lobby-watchers':
        'wie viele zugleich die Liste offener Tische ansehen dürfen, 0 für beliebig viele',
      'message-rate': 'Nachrichten je Sekunde von einem Spieler, 0 für beliebig viele',
      'request-rate': 'HTTP-Anfragen je Minute von einer Adresse, 0 für beliebig viele',
      'table-rate': 'neue Tische je Minute von einer Adresse, 0 für beliebig viele',
      grace: 'Sekunden, bis ein Bot für jemanden spielt, der offline ist',
      'quick-wait':
        'Sekunden, die ein Tisch des schnellen Spiels auf Leute wartet, bevor Bots die freien Plätze füllen',
      'bot-pace': 'Millisekunden, die ein Bot vor jedem Spielzug wartet',
      'bot-threads': 'in wie vielen Threads Bots rechnen (einer weniger, als es Kerne gibt)',
      push: 'ob Spieler per Push erfahren, dass sie dran sind: on, local (zu Push-Diensten an jeder Adresse) oder off',
      'push-key':
        'der geheime Schlüssel, mit dem Pushs unterschrieben werden (üblich: einmal erzeugt und bei den Tischen aufbewahrt)',
      'push-contact':
        'wem ein Push-Dienst schreiben darf, https: oder mailto: (üblich: --public-url)',
      'admin-token':
        'womit Betreiber palier admin nutzen: ein Token aus mindestens 24 Buchstaben und Ziffern, oder mehrere als NAME:TOKEN,NAME:TOKEN (besser als PALIER_ADMIN_TOKEN, denn andere können Befehlszeilen sehen)',
      metrics: 'wer /metrics lesen darf: local (dieser Rechner), public oder off (niemand)',
      log: 'was auf der Standardfehlerausgabe steht: silent, error, warn (Standard am Terminal), info (sonst Standard) oder debug',
    },
    examples: [
      { line: 'palier serve', says: 'Das Spiel unter http://localhost:8080.' },
      { line: 'palier serve --port 80 --host 0.0.0.0', says: 'Für alle im Netz.' },
      {
        line: 'PALIER_DATABASE=postgres://palier@db/palier palier serve --trust-proxy private',
        says: 'Einer von mehreren Servern hinter einem Proxy.',
      },
    ],
  },
  load: {
    summary: 'viele Clients auf einem Server spielen lassen und ihn messen',
    about: [
      'Eröffnet Tische auf einem laufenden Server, setzt Clients daran und spielt Partie um Partie über das echte Protokoll: Jeder spielt, sobald er dran ist. Danach wird angezeigt, wie viele Spielzüge je Sekunde durchkamen und wie lange es nach dem Absenden dauerte, bis alle am Tisch von einem Spielzug wussten.',
      'Der Server muss so viele Tische, Verbindungen und Nachrichten von einer Adresse erlauben: Starte ihn mit --table-rate 0 --request-rate 0 --message-rate 0 --connections-per-address 0, oder lass diesen Befehl mit --serve selbst einen starten.',
      'Auch die Clients brauchen Rechenzeit: Auf einem anderen Rechner als dem des Servers stören sie weniger. Was sie brauchten, wird angezeigt.',
    ],
    options: {
      url: 'wo der Server ist (http://localhost:8080); mehrmals für mehrere Server einer Datenbank, auf die sich die Verbindungen zufällig verteilen',
      serve: 'selbst einen Server starten, mit eigenem Ordner und ohne Grenzen',
      tables: 'wie viele Tische (50)',
      players: 'wie viele an jedem spielen, 2 bis 6 (4)',
      seconds: 'wie lange gemessen wird, nach kurzem Warmlaufen (20)',
      ramp: 'über wie viele Sekunden sich der Beginn an den Tischen verteilt (0)',
      think: 'Millisekunden, die ein Spieler vor jedem Spielzug braucht, im Mittel (0)',
      bots: 'wer entscheidet: hasty (zieht nur und wirft ab; Standard), random, novice, steady, expert oder master',
      drop: 'so viele Verbindungen je Minute trennen; sie werden von selbst wiederhergestellt (0)',
      idle: 'an allen Tischen austeilen, aber niemanden spielen lassen: zeigt, was offene Tische kosten',
      profiles:
        'jedem Spieler ein Profil geben, das seinen Platz behält und nach Freunden sieht, wie Seiten es tun',
      processes: 'auf wie viele Prozesse sich die Clients verteilen (1)',
    },
    examples: [
      { line: 'palier load --serve', says: 'Diesen Rechner messen.' },
      {
        line: 'palier load --url https://cards.example --tables 20 --bots steady --think 2000',
        says: 'Zwanzig Tische mit Spielern, die sich Zeit lassen.',
      },
      {
        line: 'palier load --serve --tables 2000 --idle',
        says: 'Wie viel Speicher 2.000 Tische brauchen.',
      },
    ],
  },
  backup: {
    summary: 'die Tische eines Servers in eine Datei kopieren',
    about: [
      'Funktioniert, während der Server läuft: Die Kopie ist vollständig und in sich stimmig. Zum Wiederherstellen den Server anhalten und die Datei in seinen Datenordner legen, wie in docs/OPERATIONS.md beschrieben. Für Tische in PostgreSQL gibt es pg_dump.',
    ],
    options: {
      data: 'der Datenordner des Servers; sonst der Standardordner',
      check:
        'nichts kopieren, nur prüfen, ob FILE unversehrt ist: eine Sicherung oder die Datei eines Servers',
    },
    examples: [
      { line: 'palier backup tables.db', says: 'Alle Tische in eine Datei kopieren.' },
      {
        line: 'palier backup --check tables.db',
        says: 'Nachsehen, ob eine Sicherung unversehrt ist.',
      },
    ],
  },
  admin: {
    summary: 'Meldungen lesen, sperren, umbenennen, schließen auf einem laufenden Server',
    about: [
      'Fragt einen laufenden Server, der mit einem Token für Betreiber gestartet wurde (PALIER_ADMIN_TOKEN). DEED ist eines von: reports, report NO, settle NO, table TABLE, ban TABLE PERSON, bans, unban NO, rename TABLE PERSON NAME, close TABLE, club CLUB, rename-club CLUB NAME, close-club CLUB, log. TABLE ist die Kennung oder der Code eines Tisches, CLUB die eines Clubs; PERSON ist eine Nummer, die „table TABLE“ zeigt.',
      'Eine Sperre hält die Adresse, von der jemand kam, von allen Tischen fern; die Adresse selbst wird niemandem gezeigt. Alles wird mit dem Namen des Tokens im Protokoll festgehalten. Siehe docs/OPERATIONS.md.',
    ],
    options: {
      url: 'wo der Server ist',
      'token-file': 'eine Datei mit dem Token (Vorgabe: die Variable PALIER_ADMIN_TOKEN)',
      all: 'auch erledigte Meldungen',
      most: 'wie viele aufgelistet werden, die neuesten zuerst',
      note: 'warum, für das Protokoll und andere Betreiber',
      days: 'wie lange eine Sperre dauert',
      report: 'die Person der Meldung NO sperren, statt TABLE PERSON',
      reporter: 'mit --report: sperren, wer sie geschrieben hat',
    },
    examples: [
      { line: 'palier admin reports', says: 'Was Spieler gemeldet haben.' },
      {
        line: 'palier admin ban --report 7 --days 30 --note insults',
        says: 'Die Person der Meldung 7 einen Monat lang fernhalten.',
      },
      {
        line: 'palier admin rename ABCDEFGH 2 Guest --url https://cards.example',
        says: 'Jemandem an einem Tisch einen anderen Namen geben.',
      },
    ],
  },
};
