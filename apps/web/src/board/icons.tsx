/** Icons: 24 × 24, strokes in the colour of the text around them, silent for those who listen. */

const PATHS = {
  back: 'M15 5l-7 7 7 7',
  close: 'M6 6l12 12M18 6L6 18',
  settings:
    'M4 7h9M17 7h3M4 17h3M11 17h9M15 7m-2.2 0a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0M9 17m-2.2 0a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0',
  sort: 'M4 6h16M4 12h11M4 18h6',
  hint: 'M9 18h6M10 21h4M9 15.5c-.3-1.6-2.8-3-2.8-6.2a5.8 5.8 0 0 1 11.6 0c0 3.2-2.5 4.6-2.8 6.2z',
  undo: 'M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10H9',
  pause: 'M8 5v14M16 5v14',
  play: 'M8 5l11 7-11 7z',
  sound: 'M4 10v4h3l5 4V6l-5 4zM15.5 9a4 4 0 0 1 0 6M18 6.5a7.6 7.6 0 0 1 0 11',
  'sound-off': 'M4 10v4h3l5 4V6l-5 4zM16 9.5l5 5M21 9.5l-5 5',
  history: 'M4 12a8 8 0 1 0 2.6-5.9L4 8.4M4 4v4.4h4.4M12 8v4.4l3 1.8',
  book: 'M12 6.5C10 5 7 4.6 4 5v13.4c3-.4 6 0 8 1.6 2-1.6 5-2 8-1.6V5c-3-.4-6 0-8 1.5zM12 6.5V20',
  menu: 'M4 6h16M4 12h16M4 18h16',
  download: 'M12 4v11M7 10.5l5 5 5-5M4 20h16',
  'open-file': 'M4 19V5h6l2 3h8v3M4 19l3-8h14l-3 8z',
  'step-back': 'M14 6l-6 6 6 6M18 6v12',
  'step-forward': 'M10 6l6 6-6 6M6 6v12',
  first: 'M6 5v14M19 6l-6 6 6 6M13 6l-5 6 5 6',
  last: 'M18 5v14M5 6l6 6-6 6M11 6l5 6-5 6',
  eye: 'M2.5 12C5 7.6 8.3 5.8 12 5.8s7 1.8 9.5 6.2c-2.5 4.4-5.8 6.2-9.5 6.2S5 16.4 2.5 12zM12 12m-2.8 0a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0',
  robot:
    'M6 9h12v10H6zM12 9V5M12 4.5h.01M9.5 13.5h.01M14.5 13.5h.01M10 16.5h4M3.5 12.5v3M20.5 12.5v3',
  people:
    'M9 8m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0M3 19c0-3.6 2.7-5.5 6-5.5s6 1.9 6 5.5M15.5 5.3a3 3 0 0 1 0 5.4M17.5 13.9c2.1.8 3.5 2.6 3.5 5.1',
  phone: 'M7 3h10v18H7zM11 18h2',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  check: 'M4.5 12.5l5 5 10-11',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  'arrow-up': 'M12 20V5M6 11l6-6 6 6',
  trophy:
    'M8 4h8v6a4 4 0 0 1-8 0zM8 6H4.5c0 3 1.3 4.7 3.7 5M16 6h3.5c0 3-1.3 4.7-3.7 5M12 14v3M8.5 20h7M10 17h4v3h-4z',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z',
} as const;

export type IconName = keyof typeof PATHS;
export const ICON_NAMES = Object.keys(PATHS) as readonly IconName[];

export function Icon({ name, class: extra }: { readonly name: IconName; readonly class?: string }) {
  return <Glyph path={PATHS[name]} {...(extra !== undefined && { class: extra })} />;
}

/** An icon that only some screens need: they bring its path along. */
export function Glyph({ path, class: extra }: { readonly path: string; readonly class?: string }) {
  return (
    <svg
      class={extra === undefined ? 'icon' : `icon ${extra}`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
