/** The server's part of the luck, fixed before anybody sits down. */
import { words } from '../../state/words.ts';
import { OnlineIcon } from '../../ui/online-icons.tsx';

/** As much of a fingerprint as people compare. */
const SHORT = 8;

export function Fairness({ commitment }: { readonly commitment: string }) {
  const says = words('online').lobby;
  return (
    <details class="panel fold fairness">
      <summary>
        <OnlineIcon name="seal" />
        <span class="choice-words">
          <span class="choice-title">{says.fairness}</span>
          <span class="choice-about">
            {says.fairnessAbout} <code>{inFours(commitment.slice(0, SHORT))} …</code>
          </span>
        </span>
      </summary>
      <div class="fold-inside stack">
        <p class="choice-about">{says.fairnessMore}</p>
        <p class="fingerprint">
          <span class="choice-about">{says.fingerprint}</span>
          <code>{inFours(commitment)}</code>
        </p>
      </div>
    </details>
  );
}

function inFours(hex: string): string {
  return hex.match(/.{1,4}/gu)?.join(' ') ?? hex;
}
