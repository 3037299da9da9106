/** A ladder that came with a link: to look at, to keep, to play; or why it is none. */
import { MIN_PLAYERS, isFault } from '@palier/rules';
import { useEffect } from 'preact/hooks';
import { words } from '../state/words.ts';
import { Page } from '../ui/page.tsx';
import {
  makeLadderCode,
  parseLadderCode,
  setupOn,
  type OwnLadder,
} from '../new-game/ladder-code.ts';
import { goInstead, makeRoute } from '../state/router.ts';
import { isOtherVersion, keepNew, ownLadders } from '../new-game/own-ladders.ts';
import { LevelOddsLine } from './level-odds.tsx';
import { findLevelOdds } from './odds.ts';
import { LevelArt } from './part-art.tsx';
import { PlayBar } from './play-bar.tsx';
import { sayFault } from './say-fault.ts';
import { Button } from '../ui/button.tsx';

export function SharedScreen({ code }: { readonly code: string }) {
  const says = words('ladders').shared;
  const ladder = parseLadderCode(code);
  const setup = ladder && setupOn(ladder, MIN_PLAYERS);
  if (ladder !== undefined && !isFault(setup)) return <SharedLadder ladder={ladder} />;
  return (
    <Page title={says.title}>
      <p class="problem" role="alert">
        {isFault(setup)
          ? `${says.unplayable} ${sayFault(setup)}`
          : isOtherVersion(code)
            ? says.otherVersion
            : says.unreadable}
      </p>
      <p>
        <a class="button" href={makeRoute({ t: 'place', place: 'ladders' })}>
          {words('ladders').edit.all}
        </a>
      </p>
    </Page>
  );
}

function SharedLadder({ ladder }: { readonly ladder: OwnLadder }) {
  const { shared: says, unnamed, odds } = words('ladders');
  const { edition, levels, name } = ladder;
  const own = ownLadders.value.find((kept) => makeLadderCode(kept) === makeLadderCode(ladder));
  useEffect(() => findLevelOdds(edition, levels), []);
  return (
    <Page title={name.trim() === '' ? unnamed : name} class="ladder-page ladder-page-shared">
      <p>
        {says.about} {words('game').edition(edition)}.
      </p>
      <ol class="stack snug">
        {levels.map((level, index) => (
          <li key={index} class="panel row ladder-level ladder-level-still">
            <span class="level-badge">{index + 1}</span>
            <span class="ladder-asks stack grow">
              <span class="choice-title">{words('game').level(level)}</span>
              <LevelArt level={level} />
              <LevelOddsLine edition={edition} level={level} />
            </span>
          </li>
        ))}
      </ol>
      <p class="soft small">{odds.about}</p>
      {own === undefined ? (
        <Button
          onClick={() => {
            goInstead({ t: 'place', place: 'ladders', operand: keepNew(ladder) });
          }}
          icon="plus"
        >
          {says.keep}
        </Button>
      ) : (
        <p>
          <a class="button" href={makeRoute({ t: 'place', place: 'ladders', operand: own.id })}>
            {says.kept}
          </a>
        </p>
      )}
      <PlayBar ladder={ladder} canPlay />
    </Page>
  );
}
