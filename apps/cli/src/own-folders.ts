/** Folders of the user's own, as each system has them: for a server's tables, and for what proves a seat. */
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import type { Context } from './command.ts';

const NAME = 'palier';

/** Where tables lie if nobody says where. */
export function usualDataFolder(
  env: Context['env'],
  platform: NodeJS.Platform = process.platform,
): string {
  return ownFolder(env, platform, { variable: 'XDG_DATA_HOME', usual: join('.local', 'share') });
}

/** Where this device keeps what the next start of the program needs. */
export function usualStateFolder(
  env: Context['env'],
  platform: NodeJS.Platform = process.platform,
): string {
  return ownFolder(env, platform, { variable: 'XDG_STATE_HOME', usual: join('.local', 'state') });
}

function ownFolder(
  env: Context['env'],
  platform: NodeJS.Platform,
  xdg: { readonly variable: string; readonly usual: string },
): string {
  const home = env['HOME'] ?? homedir();
  switch (platform) {
    case 'win32':
      return join(env['LOCALAPPDATA'] ?? join(home, 'AppData', 'Local'), NAME);
    case 'darwin':
      return join(home, 'Library', 'Application Support', NAME);
    default: {
      // XDG Base Directory Specification: what is not absolute is ignored.
      const own = env[xdg.variable] ?? '';
      return join(isAbsolute(own) ? own : join(home, xdg.usual), NAME);
    }
  }
}
