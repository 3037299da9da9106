/**
 * The table of commands, each loaded when it is called.
 *
 * To add one: its name, options and help in `cli-help.ts` of each language in `packages/text` (a type
 * error until all have it), a module here that exports `command = defineCommand('name', { … })`, and a
 * line in the table, which is also the order of the help.
 */
import type { CliCommand } from './command.ts';
import type { CommandName } from './words.ts';

type Load = () => Promise<{ readonly command: CliCommand }>;

export const COMMANDS: { readonly [Name in CommandName]: Load } = {
  play: async () => import('./play/command.ts'),
  join: async () => import('./online/join-command.ts'),
  host: async () => import('./online/host-command.ts'),
  bot: async () => import('./online/bot-command.ts'),
  judge: async () => import('./judge/command.ts'),
  sim: async () => import('./sim/command.ts'),
  replay: async () => import('./replay/command.ts'),
  verify: async () => import('./verify/command.ts'),
  review: async () => import('./review/command.ts'),
  bench: async () => import('./bench/command.ts'),
  serve: async () => import('./serve/command.ts'),
  load: async () => import('./load/command.ts'),
  backup: async () => import('./backup/command.ts'),
  admin: async () => import('./admin/command.ts'),
};

export const COMMAND_NAMES = Object.keys(COMMANDS) as readonly CommandName[];

export function isCommandName(text: string): text is CommandName {
  return Object.hasOwn(COMMANDS, text);
}
