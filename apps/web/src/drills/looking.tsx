/** While the next position is looked for. */
import { drillsWords } from './drills-words.ts';

export function Looking() {
  return (
    <p class="drill-looking" role="status">
      {drillsWords().looking}
    </p>
  );
}
