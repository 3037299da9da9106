/** Every edition, each of its ladders, with each form of the add-on that it takes. */
import {
  EDITIONS,
  EDITION_IDS,
  MASTER_OPTIONS,
  type EditionId,
  type LadderId,
  type Master,
} from '@palier/rules';

export type RuleSet = {
  readonly edition: EditionId;
  readonly ladder: LadderId;
  readonly master: Master;
};

export const RULE_SETS: readonly RuleSet[] = EDITION_IDS.flatMap((edition) =>
  EDITIONS[edition].ladders.flatMap((ladder) =>
    MASTER_OPTIONS.filter((master) => master === 'none' || EDITIONS[edition].takesMaster).map(
      (master) => ({ edition, ladder, master }),
    ),
  ),
);
