/** A ladder for others: a link that holds all of it, or a file. */
import { words } from '../state/words.ts';
import { CopyButton, ShareButton } from '../ui/share.tsx';
import { makeLadderCode, type OwnLadder } from '../new-game/ladder-code.ts';
import { makeRoute } from '../state/router.ts';
import { plain, saveFile } from '../ui/save-record.ts';
import { makeLadderFile } from './ladder-file.ts';
import { Button } from '../ui/button.tsx';

type SharePanelProps = { readonly ladder: OwnLadder; readonly canPlay: boolean };

export function SharePanel({ ladder, canPlay }: SharePanelProps) {
  const { share: says, play, unnamed } = words('ladders');
  const named = { ...ladder, name: ladder.name.trim() === '' ? unnamed : ladder.name };
  return (
    <section class="panel stack" aria-labelledby="ladder-share">
      <h2 id="ladder-share">{says.title}</h2>
      {canPlay ? (
        <>
          <p class="soft small">{says.about}</p>
          <ShareLink ladder={named} />
        </>
      ) : (
        <p class="soft small">{play.notYet}</p>
      )}
      <Button
        onClick={() => {
          const name = ['palier', plain(named.name)].filter(Boolean).join('-');
          saveFile(`${name}.json`, makeLadderFile(named), 'application/json');
        }}
        icon="download"
      >
        {says.file}
      </Button>
    </section>
  );
}

function ShareLink({ ladder }: { readonly ladder: OwnLadder }) {
  const says = words('ladders').share;
  const link = linkTo(ladder);
  return (
    <>
      <label class="field">
        <span>{says.link}</span>
        <input
          type="url"
          readOnly
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </label>
      <div class="ladder-row row">
        <CopyButton text={link} says={says} />
        <ShareButton data={{ title: ladder.name, url: link }} says={says.send} />
      </div>
    </>
  );
}

function linkTo({ edition, levels, name }: OwnLadder): string {
  const operand = makeLadderCode({ edition, levels, name });
  return location.origin + location.pathname + makeRoute({ t: 'place', place: 'ladders', operand });
}
