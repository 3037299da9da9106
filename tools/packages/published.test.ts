import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { printedBy, samplesOf } from './first-programs.ts';
import { ROOT, libraries, type Manifest } from './members.ts';
import { libraryManifest, publishedReadme, sampleIn } from './published.ts';

describe('what is written for strangers', () => {
  it('says where doors lead once they are built', () => {
    const manifest: Manifest = {
      name: '@palier/rules',
      version: '1.2.3',
      description: 'The law',
      license: 'MIT',
      exports: { '.': './src/index.ts', './codec': './src/codec/face.ts', './data': './data.bin' },
    };
    expect(libraryManifest(manifest)).toMatchObject({
      exports: {
        '.': { types: './index.d.ts', default: './index.js' },
        './codec': { types: './codec/face.d.ts', default: './codec/face.js' },
        './data': './data.bin',
        './package.json': './package.json',
      },
    });
  });

  it('has no links into the repository', () => {
    const text = 'See [how](../docs/how.md#it), [there](https://example.org) and [below](#below).';
    expect(publishedReadme(text)).toBe(
      'See how, [there](https://example.org) and [below](#below).',
    );
  });

  it.each(samplesOf(libraries()))('and has the program of $folder as it was', (member) => {
    const readme = readFileSync(join(ROOT, member.folder, 'README.md'), 'utf8');
    expect(sampleIn(publishedReadme(readme))).toEqual(sampleIn(readme));
  });

  it.each(samplesOf(libraries()))(
    'and the first program of $folder prints what its README says',
    ({ program, prints }) => {
      expect(printedBy(program, ROOT)).toBe(prints);
    },
  );
});
