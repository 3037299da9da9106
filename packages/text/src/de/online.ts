/** Around a table online, in German: on the way to it, while it fills, in the list of one's games. */
import type { Part } from '../langs.ts';
import { and, LOCALE, number } from './speech.ts';
import { timeSpans } from '../time-span.ts';

const { span } = timeSpans(LOCALE);

const options: Part<'online'>['options'] = {
  title: 'An diesem Tisch',
  usual: 'Wie üblich',
  clock: {
    title: 'Bedenkzeit',
    values: {
      off: { name: 'Unbegrenzt', about: 'Alle lassen sich Zeit; eine Partie kann Tage dauern.' },
      relaxed: {
        name: 'Gemütlich',
        about: '90 Sekunden für jede Entscheidung, danach entscheidet ein Bot.',
      },
      quick: {
        name: 'Schnell',
        about: '30 Sekunden für jede Entscheidung, danach entscheidet ein Bot.',
      },
      day: {
        name: 'Ein Tag',
        about:
          '24 Stunden für jede Entscheidung. Niemand muss am Tisch bleiben; danach spielt ein Bot diesen Zug.',
      },
      days3: {
        name: 'Drei Tage',
        about: 'Drei Tage für jede Entscheidung, danach spielt ein Bot diesen Zug.',
      },
      week: {
        name: 'Eine Woche',
        about: 'Sieben Tage für jede Entscheidung, danach spielt ein Bot diesen Zug.',
      },
    },
  },
  absence: {
    title: 'Wenn jemand offline ist',
    values: {
      standIn: {
        name: 'Ein Bot springt ein',
        about: 'Nach kurzer Zeit spielt ein Bot weiter, bis die Verbindung wieder steht.',
      },
      wait: {
        name: 'Die Partie wartet',
        about: 'Kein Bot springt ein, egal wie lange es dauert.',
      },
    },
  },
  watching: {
    title: 'Zuschauer',
    values: {
      anyone: { name: 'Alle mit dem Link', about: 'Verdeckte Karten sehen sie nicht.' },
      nobody: { name: 'Niemand', about: 'Nur die Spieler am Tisch sehen die Partie.' },
    },
  },
  delay: {
    title: 'Verzögerung für Zuschauer',
    values: {
      0: { name: 'Keine', about: 'Zuschauer sehen alles sofort.' },
      30: { name: '30 Sekunden', about: 'Damit niemand vorsagen kann.' },
      120: { name: '2 Minuten', about: 'Damit niemand vorsagen kann.' },
    },
  },
  listing: {
    title: 'Wer den Tisch findet',
    values: {
      hidden: { name: 'Wer eingeladen ist', about: 'Sonst erfährt niemand von diesem Tisch.' },
      open: {
        name: 'Alle',
        about: 'Der Tisch steht mit den Namen der Spieler in der Liste offener Tische.',
      },
      quick: {
        name: 'Schnelles Spiel',
        about:
          'In der Liste, und „Jetzt spielen“ setzt Fremde an den Tisch. Bots füllen freie Plätze und machen sie wieder frei, wenn jemand kommt.',
      },
    },
  },
  joining: {
    title: 'Wer beitreten darf',
    values: {
      anyone: { name: 'Alle mit dem Link', about: 'Der Link oder der Code genügt.' },
      approved: {
        name: 'Mit Zustimmung des Hosts',
        about: 'Neue Spieler muss der Host erst zulassen.',
      },
      nobody: {
        name: 'Niemand mehr',
        about: 'Der Tisch ist geschlossen. Wer schon beigetreten ist, kann jederzeit zurückkommen.',
      },
    },
  },
  chat: {
    title: 'Nachrichten',
    values: {
      off: { name: 'Aus', about: 'An diesem Tisch gibt es keine Nachrichten.' },
      phrases: { name: 'Fertige Sätze', about: 'Ein paar freundliche Sätze und Emojis.' },
      free: { name: 'Freier Text', about: 'Alle dürfen schreiben, was sie möchten.' },
    },
  },
  takeBack: {
    title: 'Zurücknehmen',
    values: {
      consent: {
        name: 'Wenn alle zustimmen',
        about:
          'Nur wenn alle am Tisch zustimmen und seitdem niemand eine verdeckte Karte gesehen hat.',
      },
      never: { name: 'Nie', about: 'Gespielt ist gespielt.' },
    },
  },
  row: (title, value) => `${title}: ${value}`,
  readOnly: (host) => `Das legt ${host} fest.`,
};

export const online: Part<'online'> = {
  denied: {
    'not-a-player': 'Das können nur Spieler, die am Tisch sitzen.',
    'not-host': 'Das kann nur der Host.',
    'host-returns': 'Der Host ist gerade offline. Entfernen kannst du ihn erst nach zehn Minuten.',
    'not-in-lobby': 'Die Partie hat begonnen: Das lässt sich nicht mehr ändern.',
    'not-playing': 'An diesem Tisch läuft gerade keine Partie.',
    'not-over': 'Das geht erst, wenn die Partie vorbei ist.',
    'no-such-seat': 'Diesen Platz gibt es an diesem Tisch nicht.',
    'seat-taken': 'Jemand war schneller: Der Platz ist besetzt.',
    'seats-open': 'Es sind noch Plätze frei.',
    'name-taken': 'So heißt hier schon jemand. Bitte wähle einen anderen Namen.',
    'table-full': 'Dieser Tisch ist voll.',
    'address-full': 'Über deinen Internetanschluss sind diesem Tisch schon zu viele beigetreten.',
    locked: 'Dieser Tisch ist geschlossen: Niemand kann mehr beitreten.',
    'turned-away': 'Der Host hat deine Anfrage abgelehnt.',
    barred: 'Der Host hat dich dauerhaft von diesem Tisch entfernt.',
    'bad-setup': 'Diese Regeln passen nicht zusammen.',
    'no-such-bot': 'Diesen Bot kennt der Server nicht.',
    'no-such-person': 'Diese Person hat den Tisch verlassen.',
    'not-for-bots': 'Bots können das nicht.',
    'chat-off': 'Das hat der Host an diesem Tisch ausgeschaltet.',
    'take-back-off': 'An diesem Tisch wird nichts zurückgenommen.',
    'nothing-to-take-back': 'Jetzt gibt es nichts zurückzunehmen.',
    'enough-taken-back': 'In diesem Zug wurde schon oft genug zurückgenommen.',
    'no-wish': 'Das hat sich schon erledigt.',
    'too-soon': 'Dafür ist es noch zu früh. Bitte warte einen Moment.',
    'already-reported': 'Du hast diese Person hier schon gemeldet. Die Meldung ist aufbewahrt.',
    'reports-full':
      'Im Moment sind zu viele Meldungen zu lesen. Bitte versuche es später noch einmal.',
    'name-given': 'Der Betreiber dieses Servers hat diesen Namen für dich gewählt.',
    'set-by-night': 'Das legt der Duplikatabend fest.',
    sealed:
      'Andere haben diese Karten noch vor sich. Die ganze Partie siehst du, sobald alle sie gespielt haben.',
    'nothing-to-see': 'Bitte schreibe mindestens ein sichtbares Zeichen.',
    'already-joined': 'Du bist schon an diesem Tisch.',
    'people-missing':
      'Aus der letzten Partie fehlt noch jemand. Warte oder gib den Platz einem Bot.',
    unknown: 'Das ist an diesem Tisch nicht möglich.',
  },
  closed: {
    'no-such-table': 'Diesen Tisch gibt es nicht oder nicht mehr.',
    'no-watching': 'An diesem Tisch sind keine Zuschauer erlaubt.',
    'unknown-token': 'Dieser Rückkehrcode gehört nicht zu diesem Tisch.',
    removed: 'Der Host hat dich von diesem Tisch entfernt.',
    barred: 'Der Host hat dich dauerhaft von diesem Tisch entfernt.',
    banned: 'Du bist auf diesem Server für eine Weile gesperrt.',
    shut: 'Der Betreiber dieses Servers hat diesen Tisch geschlossen.',
    'too-much': 'Du wurdest vom Tisch entfernt: Von dir kamen zu lange zu viele Änderungen.',
    'old-version': 'Diese Seite ist älter als der Server. Lade sie neu.',
    'bad-message': 'Der Server hat diese Seite nicht verstanden. Lade sie neu.',
    'too-fast': 'Das war zu viel auf einmal. Warte kurz und versuche es noch einmal.',
    'too-slow': 'Die Verbindung ist zu langsam. Bitte versuche es noch einmal.',
    'too-many': 'Zu diesem Tisch gibt es gerade zu viele Verbindungen.',
    stopping: 'Der Server startet neu. Deine Partie bleibt erhalten.',
    failed: 'Auf dem Server ist etwas schiefgegangen. Deine Partie bleibt erhalten.',
    unknown: 'Der Server hat die Verbindung getrennt. Lade die Seite neu.',
  },
  bannedUntil: (when) => `Du bist auf diesem Server bis ${when} gesperrt.`,
  failed: 'Der Server hat nicht geantwortet. Bitte versuche es noch einmal.',
  stale: 'Am Tisch hat sich inzwischen etwas geändert.',
  reconnecting: 'Verbindung verloren, neuer Versuch …',
  retryNow: 'Jetzt versuchen',
  presence: { here: 'da', away: 'kurz weg', gone: 'offline' },
  presenceAbout: {
    here: 'Ist am Tisch.',
    away: 'Ist online, aber auf einer anderen Seite.',
    gone: 'Ist nicht verbunden.',
  },
  start: {
    title: 'Online spielen',
    offline: 'Du bist offline. Für Online-Tische brauchst du eine Verbindung.',
    noServer: 'Auf diesem Server gibt es keine Online-Tische.',
    bigScreen: 'Auf dem großen Bildschirm',
    bigScreenAbout: 'Fernseher oder Tablet ist der Tisch, die Handys halten die Karten.',
    friends: 'Freunde',
    clubs: 'Clubs',
    clubsAbout: 'Die Runde deiner Familie oder Freunde: Tische, Abende und Rangliste.',
    nickname: 'Dein Name',
    nicknameAbout: 'So nennen dich die anderen. Ein Konto brauchst du nicht.',
    nicknameMissing: 'Bitte wähle zuerst einen Namen.',
    create: 'Tisch eröffnen',
    createAbout:
      'Die anderen lädst du per Link oder Code ein. Alles Weitere legt ihr am Tisch fest.',
    createNow: 'Tisch eröffnen',
    creating: 'Wird eröffnet …',
    notCreated: 'Der Tisch konnte nicht eröffnet werden. Bitte versuche es noch einmal.',
    tooManyTables:
      'Auf dem Server gibt es gerade zu viele Tische. Bitte versuche es später noch einmal.',
    tooManyFromHere:
      'Über deinen Internetanschluss sind zu viele Tische offen. Spiele eine Partie zu Ende oder warte eine Stunde.',
    tooFast: 'Das waren zu viele Tische hintereinander. Bitte warte eine Minute.',
    join: 'Tisch beitreten',
    code: 'Tischcode',
    codeAbout: 'Acht Buchstaben aus deiner Einladung.',
    codeBad:
      'Ein Tischcode hat acht Buchstaben, ein älterer sechs. Du kannst auch den ganzen Link einfügen.',
    joinNow: 'Beitreten',
    haveReturnCode: 'Ich habe einen Rückkehrcode',
    returnCode: 'Rückkehrcode',
    returnCodeAbout: 'Sechzehn Buchstaben und Ziffern. Damit kommst du an deinen Platz zurück.',
    returnCodeBad: 'Ein Rückkehrcode hat sechzehn Buchstaben und Ziffern.',
  },
  quick: {
    now: 'Jetzt spielen',
    about:
      'Sofort, mit allen, die gerade da sind. Bots füllen den Tisch und geben ihre Plätze frei, wenn jemand kommt.',
    looking: 'Ein Tisch wird gesucht …',
    wishes: 'Was du möchtest',
    any: 'Beliebig',
    soon: 'Die Partie beginnt gleich von selbst; freie Plätze übernehmen Bots.',
    leftOften: (ms) =>
      `Du hast heute mehrere Partien vor ihrem Ende verlassen, und die anderen mussten ohne dich weiterspielen. Für „Jetzt spielen“ musst du noch etwas warten: ${span(ms)}. Bis dahin kannst du mit Freunden, an einem offenen Tisch oder gegen Bots spielen.`,
    players: 'Spieler',
  },
  openTables: {
    title: 'Offene Tische',
    about: 'Tische, zu denen alle kommen dürfen. Die Liste ändert sich von selbst.',
    see: 'Offene Tische ansehen',
    offline: 'Du bist offline. Die Liste braucht eine Verbindung.',
    looking: 'Tische werden gesucht …',
    none: 'Gerade ist kein Tisch offen. Spiele jetzt, dann finden andere deinen.',
    count: (tables) =>
      tables === 1 ? 'Ein Tisch ist offen.' : `${number(tables)} Tische sind offen.`,
    round: (round) => `Runde ${number(round)}`,
    quick: 'schnelles Spiel',
    ownRules: 'Hausregeln',
    asksHost: 'der Host lässt ein',
    full: 'Voll: Du kannst zuschauen',
    bots: (seats) =>
      seats === 1
        ? 'Auf einem Platz spielt ein Bot: Du kannst ihn ab der nächsten Runde übernehmen.'
        : `Auf ${number(seats)} Plätzen spielen Bots: Du kannst einen ab der nächsten Runde übernehmen.`,
    bot: 'Bot',
    free: 'freier Platz',
  },
  join: {
    title: (code) => `Tisch ${code}`,
    table: 'Tisch',
    connecting: 'Der Tisch wird gesucht …',
    whoIsHere: 'Am Tisch',
    nobodyYet: 'Noch niemand.',
    seatsFree: (free, seats) =>
      `${number(free)} von ${number(seats)} ${seats === 1 ? 'Platz' : 'Plätzen'} frei`,
    allTaken: 'Alle Plätze sind besetzt.',
    underWay: 'Die Partie läuft schon.',
    over: 'Die Partie ist vorbei.',
    sitDown: 'Hinsetzen',
    joinOnly: 'Ohne Platz beitreten',
    watch: 'Nur zuschauen',
    watchAbout: 'Du siehst, was alle sehen dürfen, aber keine Handkarten.',
    noWatching: 'An diesem Tisch sind keine Zuschauer erlaubt.',
    waitForHost: 'Deine Anfrage ist beim Host. Sobald er dich zulässt, bist du am Tisch.',
    takeOver: (bot) => `${bot} ablösen`,
    takeOverAbout: 'Du spielst ab der nächsten Runde; bis dahin schaust du zu.',
    otherDevice: 'Du spielst hier schon auf einem anderen Gerät? Nutze deinen Rückkehrcode.',
  },
  lobby: {
    toClub: 'Zum Club',
    seats: 'Plätze',
    seat: (seat) => `Platz ${number(seat)}`,
    openSeat: 'Frei',
    sitHere: 'Hier sitzen',
    sitOn: (seat) => `Hier sitzen, auf Platz ${number(seat)}`,
    moveHere: 'Wechseln',
    moveTo: (seat) => `Wechseln, auf Platz ${number(seat)}`,
    stand: 'Aufstehen',
    addBot: 'Bot hinzufügen',
    addBotTo: (seat) => `Bot hinzufügen, auf Platz ${number(seat)}`,
    changeBot: (name) => `${name} ändern`,
    removeBot: (seat) => `Platz ${number(seat)} freigeben`,
    fillWithBots: 'Mit Bots auffüllen',
    you: 'du',
    host: 'Host',
    watching: 'Ohne Platz',
    asking: 'Beitrittsanfragen',
    letIn: 'Zulassen',
    letInName: (name) => `Zulassen: ${name}`,
    turnAway: 'Ablehnen',
    turnAwayName: (name) => `Ablehnen: ${name}`,
    watchers: (people) => `${number(people)} Zuschauer`,
    options: (name) => `Optionen für ${name}`,
    passHost: 'Zum Host machen',
    passHostAbout: (name) => `Dann legt ${name} die Regeln fest und startet die Partie.`,
    remove: 'Entfernen',
    removeAbout: (name) => `${name} verliert den Platz und muss dem Tisch neu beitreten.`,
    removeForGood: 'Dauerhaft entfernen',
    removeForGoodAbout: (name) =>
      `${name} kann nicht zurückkommen, auch nicht unter anderem Namen.`,
    begin: 'Partie starten',
    beginning: 'Karten werden ausgeteilt …',
    seatsOpen: (seats) =>
      seats === 1
        ? 'Ein Platz ist frei: für einen Menschen oder einen Bot.'
        : `${number(seats)} Plätze sind frei: für Menschen oder Bots.`,
    nobodySeated: 'Es sitzt noch niemand am Tisch.',
    waitForHost: (name) => `Warte, bis ${name} die Partie startet.`,
    nobodyHosts: 'Der Tisch hat noch keinen Host.',
    needSeat: 'Wähle einen Platz, wenn du mitspielen willst.',
    leave: 'Tisch verlassen',
    leaveAsk: 'Diesen Tisch verlassen?',
    leaveAbout: 'Dein Platz wird frei. Mit dem Tischcode kannst du wieder beitreten.',
    stay: 'Bleiben',
    news: {
      asks: (name) => `${name} möchte beitreten.`,
      joined: (name) => `${name} ist beigetreten.`,
      left: (name) => `${name} ist gegangen.`,
      sat: (name, seat) => `${name} sitzt auf Platz ${number(seat)}.`,
      rulesChanged: 'Der Host hat die Regeln geändert.',
      youHost: 'Du bist jetzt der Host.',
    },
    fairness: 'Fairness-Prüfung',
    fairnessAbout: 'Der Server hat seinen Teil des Zufalls schon festgelegt.',
    fairnessMore:
      'Das ist sein Fingerabdruck. Jedes Gerät am Tisch steuert einen eigenen Teil bei, damit niemand allein bestimmt, wie die Karten fallen. Nach der Partie mischt dein Gerät alle Karten noch einmal und prüft, ob alles stimmt.',
    fingerprint: 'Fingerabdruck',
    rename: 'Namen ändern',
  },
  options,
  invite: {
    onlyHere:
      'Diese Adresse funktioniert nur auf diesem Gerät. Damit andere mitspielen können, starte den Server mit „--host 0.0.0.0“.',
    title: 'Einladen',
    about: 'Schicke den Link, nenne den Tischcode oder zeige den QR-Code.',
    code: 'Tischcode',
    copyLink: 'Link kopieren',
    copied: 'Kopiert',
    notCopied: 'Das Kopieren hat nicht geklappt. Bitte kopiere den Text von Hand.',
    share: 'Teilen',
    shareText: 'Spiel mit mir Palier!',
    showQr: 'QR-Code',
    qrTitle: 'Scannen und beitreten',
    qrAbout: 'Richte die Kamera eines anderen Handys darauf.',
    qrOf: (link) => `QR-Code des Links ${link}`,
  },
  returning: {
    title: 'Dein Rückkehrcode',
    about: 'Damit kommst du von jedem anderen Gerät an deinen Platz zurück.',
    secret: 'Behalte ihn für dich: Mit diesem Code kann man an deiner Stelle spielen.',
    tableCode: 'Tischcode',
    code: 'Rückkehrcode',
    copyLink: 'Deinen Link kopieren',
    copyCode: 'Rückkehrcode kopieren',
    qrOf: 'QR-Code deines persönlichen Rückkehrlinks',
  },
  whichSeat: {
    title: 'Welchen Platz möchtest du?',
    about: (other, own) =>
      `Dieser Link führt zum Platz von ${other}. Auf diesem Gerät spielst du hier als ${own}. Den anderen Platz findest du danach unter „Deine Partien“.`,
    take: (other) => `Als ${other} spielen`,
    stay: (own) => `Weiter als ${own}`,
  },
  timeOff: {
    title: 'Urlaub',
    about:
      'Ein paar Tage weg? In Partien über Tage läuft keine deiner Bedenkzeiten ab. Die anderen sehen, bis wann. Höchstens 14 Tage am Stück, 28 im Jahr an jedem Tisch.',
    back: 'Zurück am',
    take: 'Urlaub nehmen',
    until: (day) => `Du hast Urlaub bis ${day}.`,
    end: 'Ich bin zurück',
    away: (name, day) => `${name} hat Urlaub bis ${day}.`,
    awayUntil: (day) => `Urlaub bis ${day}`,
    problems: {
      none: 'Du hast dieses Jahr an keinem deiner Tische noch Urlaub übrig.',
      failed: 'Das hat nicht geklappt. Versuche es noch einmal.',
    },
  },
  pushes: {
    title: 'Benachrichtigungen auf diesem Gerät',
    about:
      'Eine Nachricht, während das Spiel geschlossen ist: von Partien über Tage und von Freunden. Sie zeigt Namen und nie eine Karte.',
    kinds: {
      turn: { name: 'Du bist dran', about: 'Wenn ein Tisch auf dich wartet.' },
      end: { name: 'Ende einer Partie', about: 'Wenn eine deiner Partien vorbei ist.' },
      next: { name: 'Nächste Partie', about: 'Wenn die anderen mit dir weiterspielen.' },
      invited: {
        name: 'Einladungen',
        about: 'Wenn dich jemand von deinen Freunden an einen Tisch einlädt.',
      },
    },
    problems: {
      unsupported:
        'Dieser Browser kann von dieser Seite keine Benachrichtigungen empfangen. Auf iPhone und iPad lege das Spiel zuerst auf den Home-Bildschirm.',
      denied:
        'Benachrichtigungen dieser Seite sind blockiert. Erlaube sie in den Einstellungen des Browsers.',
      none: 'Dieser Server verschickt keine Benachrichtigungen.',
      failed: 'Das hat nicht geklappt. Versuche es noch einmal.',
    },
    shown: {
      turn: { title: 'Du bist dran', body: 'Am Tisch mit %' },
      end: { title: 'Die Partie ist vorbei', body: 'Gewonnen: %' },
      next: { title: 'Noch eine Partie', body: 'Mit %' },
      invited: { title: 'Komm spielen', body: '% wartet an einem Tisch auf dich' },
    },
  },
  mine: {
    title: 'Online',
    yourTurn: 'Du bist dran',
    left: (ms) => `Noch ${span(ms)}`,
    turnOf: (names) => `${and(names)} ${names.length === 1 ? 'ist' : 'sind'} dran`,
    inLobby: 'Noch nicht begonnen',
    over: 'Beendet',
    winners: (names) => `Gewonnen: ${and(names)}`,
    gone: 'Diesen Tisch gibt es auf dem Server nicht mehr.',
    more: (tables) =>
      tables === 1
        ? 'Du bist noch an einem anderen Tisch dran.'
        : `Du bist noch an ${number(tables)} anderen Tischen dran.`,
    youAre: (name) => `Dein Platz: ${name}`,
    open: 'Zum Tisch',
    look: 'Zum Ergebnis',
    forget: 'Entfernen',
    forgetAsk: 'Diesen Tisch aus der Liste entfernen?',
    forgetAbout:
      'Dieses Gerät vergisst deinen Rückkehrcode. Den Tisch gibt es weiterhin, aber ohne den Code kommst du nicht an deinen Platz zurück.',
    forgotten: 'Der Tisch wurde aus der Liste entfernt.',
    players: (names) => and(names),
  },
  badLink: {
    table: {
      title: 'Dieser Link führt zu keinem Tisch.',
      about:
        'So einen Tischcode kann es nicht geben. Vielleicht fehlt ein Teil: Prüfe den Link oder gib den Code selbst ein.',
    },
    token: {
      title: 'Der Rückkehrcode in diesem Link ist nicht vollständig.',
      about:
        'Ein Rückkehrcode hat sechzehn Buchstaben und Ziffern. Du kannst ohne ihn zum Tisch gehen oder den Link noch einmal kopieren.',
      go: 'Zum Tisch',
    },
  },
  instead: {
    home: 'Zur Startseite',
    another: 'Anderen Tisch wählen',
    reload: 'Neu laden',
    joinAnew: 'Als neuer Spieler beitreten',
    bannedAbout:
      'Der Betreiber dieses Servers lässt bis dahin niemanden von deinem Internetanschluss an seine Tische. Gegen Bots und mit anderen an diesem Gerät kannst du weiterspielen.',
  },
};
