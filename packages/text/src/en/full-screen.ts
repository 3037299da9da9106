/** The game on the whole screen of a terminal, in English. */

export const fullScreen = {
  /** In place of the table, in a window that cannot hold it. */
  tooSmall: (columns: number, rows: number) =>
    `This window is too small for the table: it takes ${columns} columns and ${rows} rows. Make the window larger, or start with --plain to play line by line.`,
  /** What a key does, in a word: they stand in one line. */
  keys: {
    draw: 'draw',
    take: 'take',
    lay: 'lay',
    add: 'add',
    discard: 'discard',
    play: 'play',
    takeBack: 'take back',
    hint: 'hint',
    sort: 'sort',
    help: 'help',
    history: 'history',
    inWords: 'in words',
    quit: 'leave',
    choose: 'choose',
    ok: 'do it',
    close: 'close',
    otherWay: 'other way',
    part: 'combination',
    goOn: 'go on',
    save: 'save',
    say: 'say',
    commands: 'commands',
    hurry: 'faster',
    log: 'log',
  },
  /** Keys that the table in the browser does not have. */
  help: [
    { key: '← → 1–0', does: 'choose a card' },
    { key: 'Space', does: 'take a card up, or put it down' },
    { key: 'Enter', does: 'take a card up; again: do the obvious' },
    { key: 'P', does: 'play the chosen Pass or special card' },
    { key: '< >', does: 'move a card within your hand' },
    { key: 'E', does: 'what happened this round' },
    { key: 'W', does: 'the whole table in words' },
    { key: 'F', does: 'hurry the bot whose turn it is' },
    { key: 'V', does: 'how fast the bots play' },
    { key: 'Esc', does: 'close, put the card down' },
    { key: 'Q', does: 'leave the game' },
  ],
  /** The same, at a table online. */
  helpOnline: [
    { key: 'M', does: 'say something' },
    { key: 'O', does: 'everything else at this table: type it as in line mode' },
    { key: 'G', does: 'what was said and done at this table' },
  ],
  /** What the small marks say. */
  marks:
    '▶ turn · ✓ level laid · ★ leads · ☾ one level from the moon · ⊘ misses a turn · » possible now · + can be added · • new',
  leaveAsk: 'Leave the game?',
  leaveAbout: 'It is not saved and ends here.',
  stay: 'Stay',
  /** Above what is typed. */
  fileName: 'Save the game as',
  command: 'What to do at this table',
  /** Before the game, under who is at the table. */
  lobby: 'Type a command, or press a key below.',
};
