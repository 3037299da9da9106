/** What the host of a table online chooses, in English. */
import type { OnlineWords } from '../../web/online-words.ts';

export const options: OnlineWords['options'] = {
  title: 'At this table',
  usual: 'As usual',
  clock: {
    title: 'Turn clock',
    values: {
      off: { name: 'Off', about: 'Everybody takes their time; a game may last for days.' },
      relaxed: { name: 'Relaxed', about: '90 seconds for each decision; then a bot plays it.' },
      quick: { name: 'Quick', about: '30 seconds for each decision; then a bot plays it.' },
    },
  },
  absence: {
    title: 'When somebody is gone',
    values: {
      standIn: {
        name: 'A bot stands in',
        about: 'After a short while a bot plays for them, and hands back at once on their return.',
      },
      wait: { name: 'The game waits', about: 'Nobody plays for them, however long it takes.' },
    },
  },
  watching: {
    title: 'Who may watch',
    values: {
      anyone: { name: 'Whoever has the link', about: 'They see no hidden card.' },
      nobody: { name: 'Nobody', about: 'Only those who sit at the table see the game.' },
    },
  },
  delay: {
    title: 'Watchers see it',
    values: {
      0: { name: 'At once', about: 'As it happens.' },
      30: { name: '30 seconds later', about: 'So that nobody can whisper.' },
      120: { name: 'Two minutes later', about: 'So that nobody can whisper.' },
    },
  },
  chat: {
    title: 'Messages',
    values: {
      off: { name: 'None', about: 'Nothing is written at this table.' },
      phrases: { name: 'Ready-made', about: 'A few friendly phrases and faces.' },
      free: { name: 'Free', about: 'Everybody may write what they like.' },
    },
  },
  takeBack: {
    title: 'Taking back',
    values: {
      consent: {
        name: 'If all agree',
        about: 'While nothing hidden was seen, and everybody present says yes.',
      },
      never: { name: 'Never', about: 'What is played is played.' },
    },
  },
  row: (title, value) => `${title}: ${value}`,
  readOnly: (host) => `${host} chooses these.`,
};
