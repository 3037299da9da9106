/** The help of the program `palier`, in German. */
import { DEFAULT_EDITION, EDITION_IDS } from '@palier/rules';
import type { Part } from '../langs.ts';
import { or } from './speech.ts';

/** On the options that say what is played. */
const setupOptions = {
  edition: `${or(EDITION_IDS)} (ohne die Option ${DEFAULT_EDITION})`,
  ladder:
    'stacked oder open für Level Up, one-star oder two-star für Level 8; oder eine eigene als JSON, { "name": "…", "levels": [["run 3", "set 2"], …] }; oder eine JSON-Liste mit einer Leiter je Platz',
  master: 'none, specials oder all: die Karten von Level 8 Master',
  rules: 'Hausregeln, etwa goingOut=any,levels=4,startLevel=1:2:1, oder als JSON',
};

export const commands: Part<'cli'>['commands'] = {
  play: {
    summary: 'im Terminal spielen, gegen Bots oder gemeinsam an einer Tastatur',
    about: [
      'Ohne Optionen: du und zwei solide Gegner, Level 8 mit 101 Karten, ein Stern. Züge werden eingegeben; „?“ zeigt, welche möglich sind, „hint“ rät zu einem, „help“ zeigt alles, was du eingeben kannst, „rule LAY-3“ den Text einer Regel, „save DATEI“ schreibt die Aufzeichnung.',
      'Gemischt wird aus einem Geheimnis, dessen Fingerabdruck vor dem ersten Verteilen gezeigt und das am Ende enthüllt wird: „palier verify“ kann dann jedes Verteilen prüfen.',
    ],
    options: {
      name: 'dein Name',
      players: 'mehrere Leute an dieser Tastatur; dazwischen wird der Bildschirm geleert',
      bots: 'wie viele Bots mitspielen, oder welche: Charaktere (odile, bruno, wanda, hugo, nell, sami), Stärken (novice, steady, expert, master) oder beides (wanda-expert)',
      level: 'wie stark sie spielen: novice, steady (ohne die Option), expert oder master',
      ...setupOptions,
      seed: 'aus diesem Text mischen, um dieselben Karten noch einmal zu spielen',
      'no-color': 'Buchstaben und Formen ohne Farben (wie NO_COLOR=1)',
    },
    examples: [
      { line: 'palier play', says: 'Sofort spielen.' },
      { line: 'palier play --level novice', says: 'Gegen Neulinge spielen.' },
      { line: 'palier play --players Anna,Ben --bots 1', says: 'Zwei Leute und ein Bot.' },
      {
        line: 'palier play --edition level-up --ladder open --bots 3',
        says: 'Level Up mit der offenen Leiter gegen drei Bots.',
      },
    ],
  },
  judge: {
    summary: 'der Schiedsrichter: Züge ab einer Stellung spielen und sagen, was die Regeln sagen',
    about: [
      'FILE enthält ein JSON-Objekt { "position": { … }, "moves": [ … ] }; „-“ liest es von der Standardeingabe. Ein Zug ist ein Text wie "draw" oder { "seat": 2, "move": "take 1" }.',
      'Gibt JSON aus: zu jedem Zug seine Ereignisse oder die Regel, die ihn verbietet, dann die Stellung danach, die beendeten Runden und die Sieger. Ein abgelehnter Zug ändert nichts, und es wird weiter geprüft. Mit --json steht alles in einer Zeile.',
    ],
    options: {},
    examples: [
      { line: 'palier judge position.json', says: 'Die Züge einer Datei prüfen.' },
      {
        line: `echo '{"position":{"edition":"level-8-101","players":3},"moves":["draw"]}' | palier judge -`,
        says: 'Eine neue Partie geben und eine Karte ziehen.',
      },
    ],
  },
  sim: {
    summary: 'Bots viele Partien gegeneinander spielen lassen',
    about: [
      'Sagt, wie oft jeder Bot gewonnen hat, mit dem Intervall, das seinen wahren Anteil in 95 von 100 Fällen enthält, wie lang die Partien waren und wie Runden endeten. Ein geteilter Sieg zählt als Bruchteil. Mit --report und --ladder-report gibt es viel mehr zu sehen.',
      'Derselbe Startwert gibt dasselbe Ergebnis, gleich mit wie vielen Threads. Strg-C gibt das Ergebnis bis hierher.',
    ],
    options: {
      ...setupOptions,
      bots: 'die Spieler in der Folge ihrer Plätze: novice, steady, expert, master oder master:N mit N Fortsetzungen je Entscheidung, jeder auf Wunsch mit einem Charakter davor (odile-expert), random, oracle (ein Schummler, der alles sieht) oder exec:PROGRAMM, ein eigenes Programm (ohne die Option dreimal steady)',
      games: 'wie viele Partien (100)',
      rotate:
        'jede Verteilung einmal in jeder Sitzfolge spielen, damit Glück und Platz weniger wiegen; N wird auf ganze Verteilungen aufgerundet',
      seed: 'macht einen Lauf wiederholbar',
      workers: 'wie viele Threads spielen; ohne die Option so viele, wie es Kerne gibt',
      record:
        'von jeder Partie eine Aufzeichnung nach DIR schreiben: 0001.jsonl und so weiter; in DIR darf noch keine liegen',
      until:
        'früher aufhören, sobald das Intervall jedes Bots nach jeder Seite höchstens W weit reicht, etwa 0.5% oder 0.005, aber nicht vor 100 Partien (mit --rotate: Verteilungen); --games ist dann das Höchste',
      csv: 'die Tabelle als CSV für die Tabellenkalkulation: eine Zeile je Bot, mit --ladder-report je Level',
      report:
        'eine Seite für den Browser nach FILE schreiben: wer gewinnt, Wertungen, Glück und Können, Level, Längen, was Karten wert sind',
      'ladder-report':
        'sagen, wie gut sich die Leiter mit ihren Regeln spielt: wie schwer jedes Level ist, Minuten am Tisch, ob Führende davonziehen, und was besser sein könnte (ohne --games 1.000)',
      soak: 'statt eines Vergleichs: Partien nach zufälligen Regeln, jede gründlich geprüft; ohne --games bis Strg-C',
      first: 'mit Partie N (mit --rotate: Verteilung N) des Laufs beginnen',
      'bot-ms': 'wie viele Millisekunden ein Programm (exec:) für eine Entscheidung hat (1.000)',
      'bot-log':
        'was Programme (exec:) auf ihrer Fehlerausgabe sagen, und ihre Fehler, nach FILE schreiben',
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
        says: 'Wie gut spielt sich die Leiter mit zwei Sternen?',
      },
      { line: 'palier sim --soak', says: 'Eine Partie suchen, die scheitert.' },
    ],
  },
  replay: {
    summary: 'eine aufgezeichnete Partie Zug für Zug nachlesen',
    about: [
      'FILE ist eine Aufzeichnung; „-“ liest sie von der Standardeingabe. Karten, die niemand am Tisch sehen konnte, bleiben verdeckt, wenn du sie nicht verlangst.',
      'Mit --json: die Liste aller Momente, jeder mit seinem Ereignis und dem Tisch danach, wie ein Zuschauer sie gesehen hat, mit --seat wie dieser Platz, oder mit --open die ganze Stellung.',
    ],
    options: {
      open: 'alle Karten zeigen, und jede Hand nach ihrem Zug',
      seat: 'die Partie mit den Augen von Platz N sehen',
      from: 'mit Ereignis N beginnen',
      to: 'mit Ereignis N enden',
      step: 'in einem Terminal nach jedem Zug auf eine Taste warten: Enter weiter, b zurück, q Ende',
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
    summary: 'eine aufgezeichnete Partie prüfen: jeden Zug, das Ergebnis und das Mischen',
    about: [
      'FILE ist eine Aufzeichnung; „-“ liest sie von der Standardeingabe. Die Partie wird noch einmal gespielt: Jeder Zug muss erlaubt sein, was daraus folgt, muss den Regeln entsprechen, und das Ergebnis muss stimmen. Nennt die Aufzeichnung den Startwert oder das Geheimnis, wird auch jedes Mischen wiederholt.',
      'Der Rückgabewert ist 1, wenn es ein Problem gibt.',
    ],
    options: {},
    examples: [
      { line: 'palier verify game.jsonl', says: 'Eine Aufzeichnung prüfen.' },
      { line: 'palier verify game.jsonl --json', says: 'Das Urteil als JSON.' },
    ],
  },
  review: {
    summary: 'der Trainer: was jede Entscheidung einer Partie gekostet hat',
    about: [
      'FILE ist eine Aufzeichnung; „-“ liest sie von der Standardeingabe. Jede Entscheidung eines Platzes wird nach dem beurteilt, was zu sehen war: wie viel der Gewinnchance sie gekostet hat, mit dem Intervall, das den wahren Wert in 95 von 100 Fällen enthält, und warum. Schließt das Intervall die Null ein, gibt es kein Urteil. Danach, wie viel vom Ergebnis Glück war.',
      'Zuerst kommen die drei Entscheidungen, die einen Blick wert sind, dann alle. Eine Partie dauert bis zu einer halben Minute. Derselbe Startwert gibt denselben Rückblick, hier und im Browser. Eine Aufzeichnung, die „palier verify“ für falsch hält, wird abgelehnt.',
    ],
    options: {
      seat: 'wessen Entscheidungen: Platz N (1)',
      html: 'dazu eine Seite für den Browser nach FILE schreiben',
      continuations: 'wie oft für jede Entscheidung weitergespielt werden darf (2.000)',
      games:
        'wie viele Partien gleich starke Bots mit denselben Karten spielen, für das Glück (400)',
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
      'Spielt auf einem Kern ganze Partien mit einem schnellen Zufallsspieler, der auslegt und anlegt, sobald er kann, und faltet ihre Ereignisse noch einmal. Regelprüfung, Zufall und Ereignisse sind dabei.',
      'Die Prüfsumme ist bei gleichem Startwert und gleichen Regeln auf jedem Rechner gleich; gezeigt wird der beste von fünf Läufen.',
      'Der Löser wird alles über zufällige Hände von elf Karten gefragt, für jedes Level jeder Leiter, unabhängig von den Regeln der Partien.',
    ],
    options: {
      edition: 'nach wessen Regeln gespielt wird',
      ladder: 'die Leiter',
      master: 'die Erweiterung Master: none, specials oder all',
      rules: 'Hausregeln, etwa goingOut=any,levels=4',
      players: 'wie viele mitspielen, 2 bis 6 (4)',
      games: 'Partien je Lauf (300)',
      seed: 'Startwert der Mischungen (bench)',
      memory: 'auch so viele Partien spielen und den belegten Speicher zeigen',
    },
    examples: [
      { line: 'palier bench --json', says: 'Die Tabelle als JSON.' },
      {
        line: 'node --expose-gc apps/cli/src/main.ts bench --memory 100000',
        says: 'Zeigt, dass der Speicher über 100.000 Partien gleich bleibt.',
      },
    ],
  },
  serve: {
    summary: 'das Spiel für den Browser und seine Online-Tische bereitstellen',
    about: [
      'Stellt das Spiel für Browser auf diesem Rechner bereit, bis du Strg-C drückst, und bewahrt die Tische auf, an denen online gespielt wird. Partien gegen Bots oder an einem Gerät laufen allein im Browser, nach dem ersten Besuch auch ohne diesen Server.',
      'Mit --host 0.0.0.0 können es auch andere Geräte im Netz öffnen. Über einfaches HTTP spielen sie, solange dieser Server läuft; offline behalten oder installieren können sie das Spiel nur über HTTPS, etwa mit einem Proxy davor.',
      'Jede Option gibt es auch als Umgebungsvariable: --public-url ist PALIER_PUBLIC_URL. Was in der Befehlszeile steht, gilt zuerst. docs/OPERATIONS.md sagt, wie man es für viele betreibt.',
    ],
    options: {
      port: 'der Port, 0 für irgendeinen freien',
      host: 'die Adresse, an der gelauscht wird; die übliche ist nur von diesem Rechner aus erreichbar',
      web: 'der Ordner des gebauten Spiels; sonst der, der zu palier gehört',
      data: 'der Ordner für die Tische; sonst ein eigener, wo dein System so etwas hat',
      database:
        'die Tische stattdessen in PostgreSQL aufbewahren, postgres://…; mehrere Server können sich eine Datenbank teilen (besser als PALIER_DATABASE, denn Befehlszeilen sind sichtbar)',
      'public-url': 'wo Spieler diesen Server finden, wenn ein Proxy davor steht',
      origins: 'andere Websites, durch Kommas getrennt, deren Seiten diesen Server nutzen dürfen',
      'trust-proxy':
        'glauben, was Proxys über ihre Clients sagen: ihre Adressen (10.0.0.0/8,::1), loopback, private oder wie viele hintereinander stehen, 0 für keinen',
      tables: 'wie viele Tische aufbewahrt werden, 0 für beliebig viele',
      'idle-days': 'unfertige Tische verschwinden nach so vielen Tagen ohne Zug, 0 für niemals',
      'retention-days': 'fertige verschwinden nach so vielen Tagen, 0 für niemals',
      watchers: 'wie viele einem Tisch ohne Namen zuschauen dürfen',
      connections: 'wie viele Spieler zugleich verbunden sein dürfen, 0 für beliebig viele',
      'connections-per-address': 'wie viele davon von einer Adresse, 0 für beliebig viele',
      'message-rate': 'Nachrichten je Sekunde von einem Spieler, 0 für beliebig viele',
      'request-rate': 'HTTP-Anfragen je Minute von einer Adresse, 0 für beliebig viele',
      'table-rate': 'neue Tische je Minute von einer Adresse, 0 für beliebig viele',
      grace: 'Sekunden, bevor ein Bot für jemanden spielt, der weg ist',
      'bot-pace': 'Millisekunden, die ein Bot vor seinem Zug wartet',
      'bot-threads': 'in wie vielen Threads Bots nachdenken (einer weniger als es Kerne gibt)',
      metrics: 'wer /metrics lesen darf: local (dieser Rechner), public oder off (niemand)',
      log: 'was auf der Standardfehlerausgabe steht: silent, error, warn (üblich am Terminal), info (üblich sonst) oder debug',
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
    summary: 'viele Clients an einem Server spielen lassen und ihn messen',
    about: [
      'Eröffnet Tische an einem laufenden Server, setzt Clients daran und spielt Partie um Partie über das echte Protokoll: Jeder zieht, sobald er am Zug ist. Danach steht da, wie viele Züge in der Sekunde durchkamen und wie lange ein Zug brauchte, vom Absenden, bis alle am Tisch davon wussten.',
      'Der Server muss so viele Tische, Verbindungen und Nachrichten von einer Adresse erlauben: Starte ihn mit --table-rate 0 --request-rate 0 --message-rate 0 --connections-per-address 0, oder lass diesen Befehl mit --serve selbst einen starten.',
      'Auch die Clients brauchen Rechenzeit: Auf einem anderen Rechner als dem des Servers stören sie weniger. Was sie brauchten, wird angezeigt.',
    ],
    options: {
      url: 'wo der Server ist (http://localhost:8080); mehrmals für mehrere Server einer Datenbank, auf die sich die Verbindungen zufällig verteilen',
      serve: 'selbst einen Server starten, mit eigenem Ordner und ohne Grenzen',
      tables: 'wie viele Tische (50)',
      players: 'wie viele an jedem spielen, 2 bis 6 (4)',
      seconds: 'wie lange gemessen wird, nach kurzem Warmlaufen (20)',
      ramp: 'in wie vielen Sekunden die Tische zu spielen anfangen (0)',
      think: 'Millisekunden, die ein Spieler vor jedem Zug braucht, im Mittel (0)',
      bots: 'wer entscheidet: hasty (zieht und wirft ab, wenn nichts gesagt ist), random, novice, steady, expert oder master',
      drop: 'so viele Verbindungen in der Minute kappen; sie kommen von selbst zurück (0)',
      idle: 'an allen Tischen austeilen und niemanden ziehen lassen: zeigt, was offene Tische kosten',
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
        says: 'Der Speicher von 2000 Tischen.',
      },
    ],
  },
  backup: {
    summary: 'die Tische eines Servers in eine Datei kopieren',
    about: [
      'Geht, während der Server läuft: Die Kopie ist vollständig und zeigt einen einzigen Augenblick. Zum Wiederherstellen den Server anhalten und die Datei so in seinen Datenordner legen, wie docs/OPERATIONS.md es sagt. Für Tische in PostgreSQL gibt es pg_dump.',
    ],
    options: {
      data: 'der Datenordner des Servers; sonst der übliche',
    },
    examples: [{ line: 'palier backup tables.db', says: 'Alle Tische in eine Datei kopieren.' }],
  },
};
