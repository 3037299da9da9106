/** Where tables lie if nobody says where: a folder of the user's own, as each system has one. */
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import type { Context } from '../command.ts';

const NAME = 'palier';

export function usualDataFolder(
  env: Context['env'],
  platform: NodeJS.Platform = process.platform,
): string {
  const home = env['HOME'] ?? homedir();
  switch (platform) {
    case 'win32':
      return join(env['LOCALAPPDATA'] ?? join(home, 'AppData', 'Local'), NAME);
    case 'darwin':
      return join(home, 'Library', 'Application Support', NAME);
    default: {
      // XDG Base Directory Specification: what is not absolute is ignored.
      const { XDG_DATA_HOME: own = '' } = env;
      return join(isAbsolute(own) ? own : join(home, '.local', 'share'), NAME);
    }
  }
}
