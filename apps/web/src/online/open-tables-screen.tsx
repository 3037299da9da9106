/** The tables that are open to everybody, as they come and go; each leads to its door. */
import { EDITION_IDS } from '@palier/rules';
import type { ListedTable } from '@palier/table/room';
import { useEffect } from 'preact/hooks';
import { Face } from '../board/face.tsx';
import { Icon } from '../board/icons.tsx';
import { makeRoute } from '../state/router.ts';
import { words } from '../state/words.ts';
import { Page } from '../ui/page.tsx';
import { openTables, watchOpenTables } from './open-tables.ts';
import './open-tables.css';

export function OpenTablesScreen() {
  const { openTables: says, quick, reconnecting, start } = words('online');
  useEffect(watchOpenTables, []);
  const { tables, line } = openTables.value;
  const news = {
    offline: says.offline,
    looking: says.looking,
    lost: reconnecting,
    none: start.noServer,
    here: '',
  }[line];
  return (
    <Page title={says.title} class="open-tables">
      <p class="choice-about">{says.about}</p>
      <div role="status">
        {news !== '' && <p class="notice">{news}</p>}
        {line === 'here' && tables !== undefined && (
          <p class={tables.length === 0 ? 'panel' : 'visually-hidden'}>
            {tables.length === 0 ? says.none : says.count(tables.length)}
          </p>
        )}
      </div>
      {line !== 'offline' && line !== 'none' && (
        <a class="button button-primary" href={makeRoute({ t: 'online' })}>
          <Icon name="play" />
          {quick.now}
        </a>
      )}
      {tables !== undefined && tables.length > 0 && (
        <ul class="stack">
          {tables.map((table) => (
            <li key={table.id}>
              <OpenTable {...table} />
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}

export function OpenTable(table: ListedTable) {
  const { edition } = words('game');
  const { options, openTables: says } = words('online');
  const known = EDITION_IDS.find((id) => id === table.edition);
  const facts = [
    ...(table.clock === 'off' ? [] : [options.clock.values[table.clock].name]),
    ...(table.quick ? [says.quick] : []),
    ...(table.own ? [says.ownRules] : []),
    ...(table.joining === 'approved' ? [says.asksHost] : []),
  ];
  return (
    <a
      class="link-panel stack snug"
      href={makeRoute({ t: 'table', table: table.code })}
      data-phase={table.phase}
    >
      <span class="row nowrap">
        <strong class="grow">{known === undefined ? table.edition : edition(known)}</strong>
        {table.round !== null && table.phase === 'playing' && (
          <span class="soft small">{says.round(table.round)}</span>
        )}
      </span>
      <span class="small">{placesAt(table)}</span>
      <span class="row open-seats">
        {table.seats.map((seat, index) => (
          <SeatAt key={index} {...seat} />
        ))}
      </span>
      {facts.length > 0 && <span class="soft small">{facts.join(' · ')}</span>}
    </a>
  );
}

function SeatAt(seat: ListedTable['seats'][number]) {
  const { bot, free } = words('online').openTables;
  if (seat.t === 'person') {
    return (
      <span class="row nowrap open-seat">
        <Face of={seat} />
        <span class="open-name">{seat.name}</span>
      </span>
    );
  }
  return (
    <span class="row nowrap open-seat soft">
      <Icon name={seat.t === 'bot' ? 'robot' : 'plus'} />
      {seat.t === 'bot' ? bot : free}
    </span>
  );
}

/** What who comes can have there. */
function placesAt({ phase, seats }: ListedTable): string {
  const { join, openTables: says } = words('online');
  const free = seats.filter(({ t }) => t === 'open').length;
  if (phase === 'lobby' && free > 0) return join.seatsFree(free, seats.length);
  const bots = seats.filter((seat) => seat.t === 'bot' && seat.free).length;
  if (bots > 0) return says.bots(bots);
  return phase === 'lobby' ? join.allTaken : says.full;
}
