/** A finished game as a file of its own. */

/** `palier-2026-11-15-anna-ben.jsonl`: sorted by day, with the names of who played. */
export function recordFileName(
  prefix: string,
  names: readonly string[],
  day: Date,
  ending = 'jsonl',
): string {
  const players = names.map(plain).filter(Boolean);
  const date = [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return `${[prefix, date, ...players].join('-').slice(0, 80)}.${ending}`;
}

/** Letters and digits that every file system takes. */
export function plain(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

export function saveFile(name: string, content: BlobPart, type = 'application/jsonl'): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
