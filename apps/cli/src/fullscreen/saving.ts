/** The record of a game goes into a file: by way of the session at a table online, and else at once. */
import type { Sitting } from './sitting.ts';

export function askForFile(sitting: Sitting): void {
  const { fileName } = sitting.plan.words.play.full;
  sitting.askFor(fileName, 'game.jsonl', (file) => {
    if (file !== '') void save(sitting, file);
  });
}

async function save(sitting: Sitting, file: string): Promise<void> {
  const { client, words, online } = sitting.plan;
  if (online !== undefined) {
    online.save(file);
    return;
  }
  const answer = await client.record();
  if (answer.t === 'record') {
    const said = sitting.saver.save(file, answer.text, sitting.isOver);
    sitting.read(words.play.full.fileName, [said]);
  } else sitting.hearAnswer(answer);
  sitting.plan.changed();
}
