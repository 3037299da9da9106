/** At a player's face: the clock, whether they are there, who keeps the table. */
import type { ToldRoom } from '@palier/table/room';
import { words } from '../state/words.ts';
import type { SlotProps } from '../table/online.tsx';
import type { AtTable } from './at-table.ts';
import { HostMark, PresenceDot } from './marks.tsx';
import { ReportButton, reporting } from './report.tsx';
import { signOf, sitterOf, type Sitter } from './sitters.ts';
import { MuteButton } from './talk-sheet.tsx';
import { ClockRing } from './turn-clock.tsx';

export type PartProps = SlotProps & { readonly at: AtTable };

/** Its button says the same in words (`factsOfSitter`). */
export function SeatSign({ at, model, seat = 0 }: PartProps) {
  const sitter = sitterOf(at.told.value.room, seat);
  if (sitter === undefined) return null;
  return (
    <span class="seat-sign" aria-hidden="true">
      <ClockRing at={at} model={model} seat={seat} />
      {sitter.t === 'person' && sitter.isHost && <HostMark />}
      <PresenceDot sign={signOf(sitter)} />
    </span>
  );
}

/** A word where somebody is not simply there. */
export function SeatTag({ at, seat = 0 }: Pick<PartProps, 'at' | 'seat'>) {
  const sitter = sitterOf(at.told.value.room, seat);
  const sign = sitter === undefined ? 'here' : signOf(sitter);
  if (sign === 'here' || sign === 'bot') return null;
  return (
    <span class="cut seat-tag strong tiny" data-sign={sign} aria-hidden="true">
      {words('onlineTable').presence.tag[sign]}
    </span>
  );
}

/** To follow a name. */
export function factsOfSitter(sitter: Sitter | undefined): readonly string[] {
  const { presence } = words('onlineTable');
  if (sitter === undefined) return [];
  if (sitter.t === 'bot') return [presence.bot];
  return [
    ...(sitter.isBot ? [presence.bot] : []),
    ...(sitter.isHost ? [presence.host] : []),
    presence[sitter.standIn === undefined ? sitter.presence : 'standIn'],
  ];
}

/** In a player's sheet: whether they are there, who plays for them, and whether they are heard. */
export function SitterFacts({ at, model, seat = 0 }: PartProps) {
  const { room, me } = at.told.value;
  const sitter = sitterOf(room, seat);
  if (sitter === undefined) return null;
  const isOther = sitter.t === 'person' && sitter.id !== me;
  return (
    <div class="row seat-facts">
      <PresenceDot sign={signOf(sitter)} />
      <p>{sentencesOf(sitter, room, me).join(' ')}</p>
      {isOther && (
        <div class="row">
          {room.options.chat !== 'off' && (
            <MuteButton at={at} person={sitter.id} name={sitter.name} />
          )}
          <ReportButton at={at} name={sitter.name} onPress={reporting(model, sitter.id)} />
        </div>
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
    ...(sitter.isBot ? [presence.isBot(name)] : []),
    ...(isOwn ? [] : [presence.about[sitter.presence](name)]),
    ...(standIn === undefined
      ? []
      : [isOwn ? presence.standInForYou[standIn] : presence.standInAbout[standIn](name)]),
    ...(isHost ? [isOwn ? presence.youHost : presence.isHost(name)] : []),
  ];
}
