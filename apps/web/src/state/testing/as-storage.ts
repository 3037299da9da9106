/** What stands in for a browser's storage in tests; the keys are its own members. */
export function asStorage(kept: { [key: string]: string }): object {
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => {
      kept[key] = text;
    },
    removeItem: (key: string) => {
      delete kept[key];
    },
  };
  return new Proxy(kept, {
    get: (_, name) => Reflect.get(methods, name) as unknown,
  });
}
