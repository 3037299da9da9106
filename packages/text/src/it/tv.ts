/** The screen in the room that everybody sees, and the phones around it, in Italian. */
import type { Part } from '../langs.ts';

export const tv: Part<'tv'> = {
  title: 'Sul grande schermo',
  about:
    'Questo schermo diventa il tavolo che tutti vedono: una TV, un computer o un tablet. Ogni telefono mostra le carte di chi lo tiene.',
  open: {
    title: 'Un tavolo su questo schermo',
    about: 'Tutto il resto si può cambiare prima della prima carta.',
    now: 'Apri il tavolo',
  },
  name: 'Grande schermo',
  join: 'Gioca con il telefono',
  scan: 'Inquadra questo codice con il telefono.',
  orType: (address) => `Oppure apri ${address} e scrivi il codice.`,
  code: 'Codice',
  late: 'Entra in gioco',
  nobodyYet: 'Ancora nessuno. Chi arriva per primo può anche iniziare dal telefono.',
  rules: 'Regole e opzioni',
  fullScreen: 'A tutto schermo',
  flat: 'Lo schermo è appoggiato sul tavolo',
  flatAbout: 'Ognuno lo legge dal proprio lato.',
  mayTurnOff:
    'A questo indirizzo il browser non può tenere acceso lo schermo. Se si spegne, cambialo nelle impostazioni del dispositivo.',
  another: 'Apri un altro tavolo',
  anotherAsk: 'Lasciare questo tavolo?',
  anotherAbout: 'Se ne va solo questo schermo. Sui telefoni si può continuare a giocare.',
  hand: {
    title: 'Unisciti al grande schermo',
    about: 'Il grande schermo mostra un codice di otto lettere.',
    seated: (name) => `Hai un posto, ${name}.`,
    unseated: (name) => `Ci sei, ${name}. I posti sono tutti occupati.`,
    look: 'Questo telefono mostrerà le tue carte. Tutto il resto è sul grande schermo.',
    showTable: 'Mostra il tavolo',
    showHand: 'Mostra solo le tue carte',
    take: 'Oppure prendi una carta',
    news: 'Che cosa è appena successo',
  },
};
