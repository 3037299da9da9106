/** The options of `palier serve`: the server's settings, each by its name. */
import { SETTINGS, type SettingName } from '@palier/server';

type ServeOptions = {
  readonly [Name in SettingName]: { readonly type: 'string'; readonly value: string };
};

export const SERVE_OPTIONS = Object.fromEntries(
  Object.entries(SETTINGS).map(([name, { value }]) => [name, { type: 'string', value }]),
) as ServeOptions;
