/** Where one learns, analyses and creates, in English: the list of it. */

export const learn = {
  title: 'Learn and practise',
  /** One sentence below the title. */
  about: 'Everything besides the game itself. All of it works offline.',
  groups: { learn: 'Learn', judge: 'Check and analyse', tinker: 'Create and track' },
  places: {
    lesson: { title: 'Lesson', about: 'Learn by playing, in three minutes.' },
    drills: { title: 'Drills', about: 'Short exercises from real games, with explanations.' },
    daily: { title: 'Daily challenge', about: 'Today’s five questions, the same for everyone.' },
    rules: { title: 'Rulebook', about: 'Every rule, easy to look up.' },
    referee: { title: 'Referee', about: 'Set up a situation and ask “May I…?”' },
    review: { title: 'Review', about: 'How you could have played a finished game better.' },
    statistics: { title: 'Statistics', about: 'Games, wins, levels and streaks.' },
    goals: { title: 'Goals', about: 'Your climb past our six characters, and personal bests.' },
    ladders: { title: 'Level sets', about: 'Make your own, see the odds and play.' },
    companion: {
      title: 'Level tracker',
      about: 'Keeps track of the levels while you play with real cards.',
    },
  },
};
