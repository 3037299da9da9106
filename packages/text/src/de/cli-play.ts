/** Help of `palier play` in German. */
import type { CliCommands } from '../cli-words.ts';
import { setupOptions } from './cli-setup.ts';

export const play: CliCommands['play'] = {
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
};
