/** Where one learns, judges and tinkers, in English: the list of it. */

export const learn = {
  title: 'Learn and tinker',
  /** One sentence below the title. */
  about: 'Everything around the table. All of it works without a network.',
  groups: { learn: 'Learn', judge: 'Judge', tinker: 'Tinker' },
  places: {
    lesson: { title: 'Lesson', about: 'Three minutes, card in hand.' },
    drills: { title: 'Drills', about: 'Small problems from real games, with reasons.' },
    daily: { title: 'Daily deal', about: 'The same cards for everybody today.' },
    rules: { title: 'Rulebook', about: 'Every rule, and where to look it up.' },
    referee: { title: 'Referee', about: 'Put a situation together and ask “may I …?”' },
    review: { title: 'Review', about: 'What a finished game could have been.' },
    statistics: { title: 'Statistics', about: 'Games, wins, levels and streaks.' },
    ladders: { title: 'Ladders', about: 'Build your own, see its odds, play it.' },
    companion: {
      title: 'Level tracker',
      about: 'Keeps the levels while you play with real cards.',
    },
  },
};
