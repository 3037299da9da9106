/** A browser of somebody's, without a screen: the clients of a table, and how many answers it waits for. */
import type { Command } from '@palier/rules';
import type { Answer, TableClient } from '@palier/table';
import type { RoomClient, WireAnswer } from '@palier/table/room';

export abstract class AskingDevice {
  abstract readonly client: RoomClient;
  abstract readonly table: TableClient;
  /** Questions without an answer. */
  asking = 0;
  isOn = true;

  /** Waits for an answer, which must come. */
  async ask<A extends Answer | WireAnswer>(question: Promise<A>): Promise<A> {
    this.asking++;
    const answer = await question;
    this.asking--;
    return answer;
  }

  async act(command: Command): Promise<Answer> {
    return this.ask(this.table.act(command));
  }
}

type Tell =
  | { readonly t: 'happened'; readonly done?: number }
  | { readonly t: 'answered'; readonly id: number; readonly answer: { readonly t: string } };

/** The question that is said to be done, if any is. */
export function doneIn(tell: Tell | { readonly t: string }): number | undefined {
  if (!('answer' in tell)) return 'done' in tell ? tell.done : undefined;
  return tell.answer.t === 'done' ? tell.id : undefined;
}
