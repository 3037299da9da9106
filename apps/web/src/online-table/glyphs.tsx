/** The icons that only a table online needs. */

const PATHS = {
  talk: 'M4 5h16v11h-9l-5 4v-4H4z',
  send: 'M4 12l16-8-5 16-4-6zM11 14l9-10',
  mute: 'M4 5h10M20 9v7h-9l-5 4v-4H4V5M16 3l5 5M21 3l-5 5',
  hear: 'M4 5h16v11h-9l-5 4v-4H4zM8 9h8M8 12h5',
  invite:
    'M10 8m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0M4 19c0-3.600 2.700-5.500 6-5.500s6 1.900 6 5.500M19 7v6M16 10h6',
  key: 'M8 15m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0M11 12l8-8M15 8l3 3',
  leave: 'M10 4H5v16h5M10 12h10M16 7.500l4.500 4.500-4.500 4.500',
  options: 'M5 4v16M12 4v16M19 4v16M3 8h4M10 15h4M17 9h4',
  link: 'M5 12.500a10 10 0 0 1 14 0M8 15.500a6 6 0 0 1 8 0M12 19h.01M4 4l16 16',
  wait: 'M7 3h10M7 21h10M8 3v4l4 5-4 5v4M16 3v4l-4 5 4 5v4',
  question: 'M9 9a3 3 0 1 1 4.200 2.700c-.8.400-1.200.900-1.200 1.800M12 17.500h.01',
} as const;

export type TableGlyph = keyof typeof PATHS;

export function TableIcon({ name }: { readonly name: TableGlyph }) {
  return (
    <svg
      class="icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
