/** The back of the cards and the cloth of the table; a few of each are earned by play. */
import { BackView } from '../board/card.tsx';
import { ClothSample } from '../board/cloth.tsx';
import { PRIZES, featProgress, type Deeds, type Feat, type Prize } from '../local/earned.ts';
import { changeProfile, profile } from '../state/own-profile.ts';
import { BACKS, CLOTHS, type Back, type Cloth } from '../state/profile.ts';
import { settings } from '../state/settings.ts';
import { words } from '../state/words.ts';
import { Tiles } from './tiles.tsx';

type ChoiceProps = { readonly deeds: Deeds };

export function BackChoice({ deeds }: ChoiceProps) {
  const says = words('you');
  const { back } = profile.value;
  return (
    <Tiles
      legend={says.back}
      tiles={BACKS.map((value) => ({
        value,
        title: says.backs[value],
        art: <BackView back={value} />,
        lock: value === back ? undefined : lockOf(value, deeds),
      }))}
      value={back}
      onChoose={(value) => changeProfile({ back: value })}
    />
  );
}

export function ClothChoice({ deeds }: ChoiceProps) {
  const says = words('you');
  const { cloth } = profile.value;
  return (
    <Tiles
      legend={says.cloth}
      about={settings.value.theme === 'contrast' ? says.plain : undefined}
      tiles={CLOTHS.map((value) => ({
        value,
        title: says.cloths[value],
        art: <ClothSample cloth={value} />,
        lock: value === cloth ? undefined : lockOf(value, deeds),
      }))}
      value={cloth}
      onChoose={(value) => changeProfile({ cloth: value })}
    />
  );
}

/** Undefined where nothing stands in the way. */
function lockOf(choice: Back | Cloth, deeds: Deeds): string | undefined {
  const says = words('you');
  const feat: Feat | undefined = choice in PRIZES ? PRIZES[choice as Prize] : undefined;
  if (feat === undefined) return undefined;
  const { done, of } = featProgress(feat, deeds);
  return done === of ? undefined : says.featSoFar(says.feats[feat], done, of);
}
