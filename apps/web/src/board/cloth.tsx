/** A cloth as it lies on a table: a piece of it with a few cards, small. */

/** The upper left corners of three cards beside each other, and the suits of their steps. */
const CARDS = [
  { x: 4, step: 5, suit: 'red' },
  { x: 11, step: 6.5, suit: 'yellow' },
  { x: 18, step: 8, suit: 'blue' },
] as const;

/** `cloth`: by its name in styles/cloths.css. */
export function ClothSample({ cloth }: { readonly cloth: string }) {
  return (
    <span class="cloth-sample" data-cloth={cloth}>
      <svg viewBox="0 0 46 20" aria-hidden="true" focusable="false">
        {CARDS.map(({ x, step, suit }) => (
          <g key={suit}>
            <rect class="card-paper" x={x} y="2" width="11" height="16" rx="1.6" />
            <rect
              x={x + 1}
              y={17 - step}
              width="9"
              height={step}
              rx="1"
              style={{ fill: `var(--suit-${suit})` }}
            />
          </g>
        ))}
        <rect class="cloth-stock" x="33" y="2" width="11" height="16" rx="1.6" />
      </svg>
    </span>
  );
}
