/** Keeps this device's tables fresh while a component shows them, and the server up to date on its pushes. */
import { useEffect } from 'preact/hooks';
import { watchTables } from './my-tables.ts';
import { putAwayNews, refreshPushes } from './pushes.ts';

/** `shown`: the table that is looked at, and needs not be counted. */
export function useTables(shown?: string): void {
  useEffect(() => {
    void refreshPushes();
    if (shown !== undefined) void putAwayNews(shown).catch(() => undefined);
    return watchTables(shown);
  }, [shown]);
}
