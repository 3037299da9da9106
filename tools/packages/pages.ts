/** Pages that somebody else's program wrote, made to keep our policy: nothing runs that stands in the page itself. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const INLINE = /<script>(?<code>[^]*?)<\/script>/u;
const BASE = /data-base="(?<base>[^"]*)"/u;

/** What every page does at its start goes into one file beside its other scripts. Says how many pages there are. */
export function withoutInline(folder: string): number {
  const pages = globSync('**/*.html', { cwd: folder });
  for (const page of pages) {
    const file = join(folder, page);
    const text = readFileSync(file, 'utf8');
    const code = INLINE.exec(text)?.groups?.['code'];
    if (code === undefined) continue;
    writeFileSync(join(folder, 'assets/start.js'), code);
    const base = BASE.exec(text)?.groups?.['base'] ?? './';
    // Without a function what stands in the code would be taken for `$1` and the like.
    writeFileSync(
      file,
      text.replace(INLINE, () => `<script src="${base}assets/start.js"></script>`),
    );
  }
  withoutStyles(join(folder, 'assets/main.js'));
  return pages.length;
}

/** For filters, which our pages have none of, TypeDoc's script makes an empty style sheet in every page. */
function withoutStyles(file: string): void {
  const script = readFileSync(file, 'utf8');
  writeFileSync(file, script.replaceAll('createElement("style")', 'createElement("template")'));
}
