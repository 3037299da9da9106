/**
 * The order of test files: what takes long begins first, so that no core waits for it at the end.
 * `TEST_ORDER=…` is a seed for any other order, which must do as well. It is no `PALIER_…`: a server
 * that a test starts refuses settings that it does not know.
 */
import { createHash } from 'node:crypto';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** `first` are ends of paths. */
export function longestFirst(first: readonly string[]): typeof BaseSequencer {
  const placeOf = ({ moduleId }: TestSpecification): number => {
    const place = first.findIndex((name) => moduleId.endsWith(name));
    return place === -1 ? first.length : place;
  };
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const { TEST_ORDER: seed } = process.env;
      if (seed !== undefined) {
        const luckOf = ({ moduleId }: TestSpecification): string =>
          createHash('sha256').update(`${seed} ${moduleId}`).digest('hex');
        return files.toSorted((a, b) => (luckOf(a) < luckOf(b) ? -1 : 1));
      }
      const sorted = await super.sort(files);
      return sorted.toSorted((a, b) => placeOf(a) - placeOf(b));
    }
  };
}
