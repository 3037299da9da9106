/**
 * Says to whoever comes with a browser that is too old what would help. Written out as `old-browser.js`
 * with its words in every language (build/door.ts); only those fetch it who need it.
 */

export type DoorWords = { readonly title: string; readonly lines: readonly string[] };

/** `usual` is for those who want none of the languages. */
export function turnAway(
  page: Document,
  words: { readonly [lang: string]: DoorWords },
  usual: string,
): void {
  const place = page.getElementById('door');
  if (place === null) return;
  const wanted = navigator.languages.map((tag) => tag.toLowerCase().split('-')[0] ?? usual);
  const lang = wanted.find((one) => one in words) ?? usual;
  const { title, lines } = words[lang] ?? { title: '', lines: [] };
  page.documentElement.lang = lang;
  page.title = `${title} · Palier`;
  const main = page.createElement('main');
  const put = (name: string, text: string): void => {
    const element = page.createElement(name);
    element.textContent = text;
    main.appendChild(element);
  };
  put('h1', title);
  lines.forEach((line) => put('p', line));
  place.appendChild(main);
}
