/** The one motif: a staircase of as many landings as the ladder has levels. Small, beside a name. */

type StaircaseProps = {
  readonly levels: number;
  /** The level being played, from 1; one more than `levels` is the moon. */
  readonly at: number;
  /** On an open ladder: the levels that are gone. Then `at` says nothing. */
  readonly gone?: readonly number[];
  /** The level of this round lies on the table. */
  readonly laid?: boolean;
  readonly class?: string;
};

const WIDTH = 8;
const RISE = 4;

export function Staircase({ levels, at, gone, laid = false, class: extra }: StaircaseProps) {
  const height = levels * RISE + 6;
  const done = (level: number) => (gone === undefined ? level < at : gone.includes(level));
  const climber = gone === undefined ? at : undefined;
  return (
    <svg
      class={extra === undefined ? 'staircase' : `staircase ${extra}`}
      viewBox={`0 0 ${levels * WIDTH + 10} ${height + 8}`}
      aria-hidden="true"
      focusable="false"
    >
      {Array.from({ length: levels }, (_, index) => {
        const level = index + 1;
        const rise = level * RISE + 2;
        const state = stateOf({ done: done(level), here: level === climber, laid });
        return (
          <rect
            key={level}
            class={`landing landing-${state}`}
            x={index * WIDTH + 0.5}
            y={height + 8 - rise}
            width={WIDTH - 1.4}
            height={rise}
            rx="1.2"
          />
        );
      })}
      <circle
        class={at > levels ? 'staircase-moon staircase-reached' : 'staircase-moon'}
        cx={levels * WIDTH + 4.5}
        cy="5"
        r="4.2"
      />
      {climber !== undefined && climber <= levels && (
        <circle
          class="staircase-climber"
          cx={(climber - 0.5) * WIDTH - 0.2}
          cy={height + 8 - (climber * RISE + 2) - 4}
          r="3.2"
        />
      )}
    </svg>
  );
}

function stateOf(level: {
  readonly done: boolean;
  readonly here: boolean;
  readonly laid: boolean;
}): 'done' | 'laid' | 'here' | 'ahead' {
  if (level.done) return 'done';
  if (!level.here) return 'ahead';
  return level.laid ? 'laid' : 'here';
}
