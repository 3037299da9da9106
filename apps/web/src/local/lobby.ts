/** The games kept on this device: make one, list them, throw one away. The worker holds them. */
import { TableClient, type Ask, type Channel, type Tell } from '@palier/table';
import { afterAnswer } from '../state/after-answer.ts';
import type { DamagedGame, Imported, NewGame, Opened, SavedGame } from './calls.ts';
import { rememberPlayed } from './played.ts';
import { tables } from './workers.ts';

export type { DamagedGame, Imported, NewGame, SavedGame } from './calls.ts';

/** Deals a new game and gives its id, for the route `{ t: 'game', game: id }`. */
export async function createGame(game: NewGame): Promise<string> {
  const id = await tables('create', [game]);
  rememberPlayed();
  return id;
}

/** The newest first. */
export async function savedGames(): Promise<readonly SavedGame[]> {
  return tables('list', []);
}

/** Kept, and not to be read: those in the list first. */
export async function damagedGames(): Promise<readonly DamagedGame[]> {
  return tables('damaged', []);
}

/** Out of the list, or back into it. */
export async function setGameAside(id: string, on: boolean): Promise<void> {
  return tables('setAside', [id, on]);
}

/** All that there is of a game, for a file. */
export async function rawGame(id: string): Promise<string> {
  return tables('rawGame', [id]);
}

export async function removeGame(id: string): Promise<void> {
  return tables('remove', [id]);
}

/** Every game on this device. */
export async function eraseGames(): Promise<void> {
  return tables('erase', []);
}

/** The text of a finished game's record; undefined while it goes on. */
export async function recordOf(id: string): Promise<string | undefined> {
  return tables('record', [id]);
}

/** Keeps a record from a file and tells its id, or says what is wrong with it. */
export async function importRecord(text: string): Promise<Imported> {
  return tables('importRecord', [text]);
}

/** Sits down at a game, as the one person who plays it, or as nobody yet. `elsewhere`: another tab plays it. */
export async function openTable(
  id: string,
  { takeOver }: { readonly takeOver: boolean },
): Promise<TableClient | Extract<Opened, string>> {
  const { port1, port2 } = new MessageChannel();
  const opened = await tables('open', [id, takeOver], port2);
  if (typeof opened !== 'string') return new TableClient(channelOver(port1), opened.viewer);
  port1.close();
  return opened;
}

function channelOver(port: MessagePort): Channel {
  return {
    send: (ask: Ask) => port.postMessage(ask),
    listen: (hear) => {
      port.addEventListener('message', ({ data }: MessageEvent<Tell>) => {
        afterAnswer(() => hear(data));
      });
      port.start();
    },
    close: () => {
      port.postMessage('leave');
    },
  };
}
