/** In a player's sheet: whether they are there, who plays for them, and whether they are heard. */
import type { ToldRoom } from '@palier/table/room';
import { words } from '../state/words.ts';
import { PresenceDot } from './marks.tsx';
import type { PartProps } from './seat-sign.tsx';
import { signOf, sitterOf, type Sitter } from './sitters.ts';
import { MuteButton } from './talk-sheet.tsx';

export function SeatFacts({ at, seat = 0 }: PartProps) {
  const { room, me } = at.told.value;
  const sitter = sitterOf(room, seat);
  if (sitter === undefined) return null;
  const isOther = sitter.t === 'person' && sitter.id !== me;
  return (
    <div class="seat-facts">
      <PresenceDot sign={signOf(sitter)} />
      <p>{sentencesOf(sitter, room, me).join(' ')}</p>
      {isOther && room.options.chat !== 'off' && (
        <MuteButton at={at} person={sitter.id} name={sitter.name} />
      )}
    </div>
  );
}

function sentencesOf(sitter: Sitter, room: ToldRoom, me: number | undefined): readonly string[] {
  const { presence } = words('onlineTable');
  if (sitter.t === 'bot') {
    const { claim } = sitter;
    if (claim === undefined) return [presence.isBot(sitter.name)];
    const claims = claim.id === me ? presence.youClaim : presence.claims(claim.name);
    return [presence.isBot(sitter.name), claims];
  }
  const { name, standIn } = sitter;
  const isOwn = sitter.id === me;
  const isHost = room.host === sitter.id;
  return [
    ...(isOwn ? [] : [presence.about[sitter.presence](name)]),
    ...(standIn === undefined
      ? []
      : [isOwn ? presence.standInForYou[standIn] : presence.standInAbout[standIn](name)]),
    ...(isHost ? [isOwn ? presence.youHost : presence.isHost(name)] : []),
  ];
}
