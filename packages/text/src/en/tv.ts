/** The screen in the room that everybody sees, and the phones around it, in English. */

export const tv = {
  title: 'On the big screen',
  about:
    'This screen becomes the table that everyone sees: a TV or a tablet. Each phone holds its player’s cards.',
  open: {
    title: 'A table on this screen',
    about: 'You can still change everything else before the first card.',
    now: 'Open the table',
  },
  /** What this screen is called among the people at its table. */
  name: 'Big screen',
  join: 'Join with your phone',
  scan: 'Point your phone’s camera at this code.',
  orType: (address: string) => `Or open ${address} and type the code.`,
  code: 'Code',
  /** Beside the game. */
  late: 'Join in',
  nobodyYet: 'Nobody yet. The first to join can start the game from their phone, too.',
  rules: 'Rules and options',
  fullScreen: 'Full screen',
  /** Whoever sits around it reads it from their side. */
  flat: 'The screen lies flat on the table',
  flatAbout: 'Everyone reads it from their own side.',
  mayTurnOff:
    'At this address the browser cannot keep the screen on. If it goes dark, change that in the settings of the device.',
  another: 'Open another table',
  anotherAsk: 'Leave this table?',
  anotherAbout: 'This screen leaves. Anyone on a phone can go on playing there.',
  hand: {
    title: 'Join the big screen',
    about: 'The big screen shows a code of eight letters.',
    seated: (name: string) => `You have a seat, ${name}.`,
    unseated: (name: string) => `You are here, ${name}. All seats are taken.`,
    look: 'This phone will show your cards. Everything else is on the big screen.',
    showTable: 'Show the table',
    showHand: 'Show only your cards',
    /** Above the cards that lie open and may be drawn. */
    take: 'Or take a card',
    news: 'What just happened',
  },
};
