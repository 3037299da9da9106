/** Where two plain values differ first, strictly: an absent member is not an undefined one. */
export function differenceOf(a: unknown, b: unknown, path = ''): string | undefined {
  if (Object.is(a, b)) return undefined;
  if (!isStructure(a) || !isStructure(b) || Array.isArray(a) !== Array.isArray(b)) {
    return `${path === '' ? 'the value' : path}: ${told(a)} is not ${told(b)}`;
  }
  const names = Object.keys(a);
  const others = Object.keys(b);
  if (names.length !== others.length || names.some((name) => !Object.hasOwn(b, name))) {
    return `${path}: members ${names.join()} are not ${others.join()}`;
  }
  for (const name of names) {
    const found = differenceOf(a[name], b[name], `${path}.${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isStructure(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const SHOWN = 200;

function told(value: unknown): string {
  return (JSON.stringify(value) ?? 'undefined').slice(0, SHOWN);
}
