/** A link to be scanned: dark on light in every theme, with the margin that cameras need. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Modules around it, by the standard. */
const MARGIN = 4;

type Drawing = { readonly size: number; readonly path: string };

export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const drawing = useSignal<Drawing | undefined>(undefined);
  useEffect(() => {
    let isGone = false;
    const draw = async (): Promise<void> => {
      const { encode } = await import('uqr');
      const { data, size } = encode(text, { ecc: 'M', border: MARGIN });
      if (!isGone) drawing.value = { size, path: pathOf(data) };
    };
    // Without it there are still the link and the code.
    draw().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [text]);
  const { size, path } = drawing.value ?? { size: 1, path: '' };
  return (
    <svg
      class="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <rect class="qr-paper" width={size} height={size} />
      <path class="qr-ink" d={path} />
    </svg>
  );
}

/** One stroke for each row of dark modules beside each other. */
function pathOf(data: readonly (readonly boolean[])[]): string {
  return data
    .flatMap((row, y) =>
      runsIn(row).map(([start, end]) => `M${start} ${y}h${end - start}v1h${start - end}z`),
    )
    .join('');
}

function runsIn(row: readonly boolean[]): readonly (readonly [start: number, end: number])[] {
  const runs: [number, number][] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last?.[1] === x) last[1] = x + 1;
    else runs.push([x, x + 1]);
  });
  return runs;
}
