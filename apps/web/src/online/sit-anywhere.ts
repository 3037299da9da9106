/** Takes the first seat that is free, or a bot's where none is; others may be quicker. */
import type { OnlineRoom } from './online-room.ts';

export async function sitAnywhere(online: OnlineRoom): Promise<void> {
  const tried = new Set<number>();
  for (;;) {
    const seats = online.state.peek()?.room.seats ?? [];
    const free = ['open', 'bot'].flatMap((kind) =>
      seats.flatMap(({ t }, index) => (t === kind && !tried.has(index + 1) ? [index + 1] : [])),
    );
    const [seat] = free;
    if (seat === undefined) return;
    tried.add(seat);
    const answer = await online.client.sit(seat);
    if (answer.t !== 'denied' || answer.why !== 'seat-taken') return;
  }
}
