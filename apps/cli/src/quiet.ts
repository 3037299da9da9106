/** What Node would say to whoever runs the program, and that is of no use to them. */

const SQLITE = 'SQLite is an experimental feature';

/** Node 22 says so at every start of a server. What is used of it works there too: `npm run lab:npx`. */
export function quietAboutSqlite(): void {
  const emitWarning = process.emitWarning.bind(process);
  process.emitWarning = (warning: string | Error, ...more: readonly unknown[]) => {
    if (String(warning).startsWith(SQLITE)) return;
    Reflect.apply(emitWarning, undefined, [warning, ...more]);
  };
}
