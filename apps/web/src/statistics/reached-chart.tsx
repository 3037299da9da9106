/** How many games ended on which landing: a table with a bar in each row, the moon on top. */
import { statisticsWords } from './statistics-words.ts';

export function ReachedChart({ reached }: { readonly reached: readonly number[] }) {
  const say = statisticsWords().reached;
  const most = Math.max(1, ...reached);
  const rows = reached.map((games, climbed) => ({ games, climbed })).toReversed();
  return (
    <section class="panel statistics-chart">
      <h2>{say.title}</h2>
      <p class="soft small">{say.about}</p>
      <table class="statistics-reached">
        <thead class="visually-hidden">
          <tr>
            <th scope="col">{say.level}</th>
            <th scope="col">{say.games}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ games, climbed }) => (
            <tr key={climbed}>
              <th scope="row">{climbed}</th>
              <td>
                <span class="statistics-reached-row">
                  <svg
                    class="statistics-bar"
                    viewBox="0 0 100 10"
                    preserveAspectRatio="none"
                    aria-hidden="true"
                    focusable="false"
                  >
                    <rect
                      class={
                        climbed === reached.length - 1
                          ? 'statistics-bar-share'
                          : 'statistics-bar-step'
                      }
                      width={(100 * games) / most}
                      height="10"
                    />
                  </svg>
                  <span class="statistics-count">{games}</span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
