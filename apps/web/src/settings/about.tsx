import { words } from '../state/words.ts';
/** Which version this is, and who is to be thanked. */

export function About() {
  const says = words('settings');
  return (
    <section class="panel stack">
      <h2>{says.about}</h2>
      <p>{says.version(__PALIER_VERSION__)}</p>
      <details class="fold">
        <summary>{says.credits}</summary>
        <div class="stack">
          {says.creditLines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </details>
    </section>
  );
}
