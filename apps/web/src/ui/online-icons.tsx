/** The icons that only tables online need. */
import { Glyph } from '../board/icons.tsx';

const PATHS = {
  share: 'M12 15V4M8 7.5L12 3.5l4 4M7 11H5v9h14v-9h-2',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2M20 14v2M14 18v2h2M18 20h2v-2',
  host: 'M3.500 11.500L12 4l8.500 7.500M6 10v10h12V10M10 20v-6h4v6',
  more: 'M5 12m-.7 0a.7.7 0 1 0 1.4 0a.7.7 0 1 0-1.4 0M12 12m-.7 0a.7.7 0 1 0 1.4 0a.7.7 0 1 0-1.4 0M19 12m-.7 0a.7.7 0 1 0 1.4 0a.7.7 0 1 0-1.4 0',
  group:
    'M12 10a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM5 13a2.4 2.4 0 1 0 0-4.8A2.4 2.4 0 0 0 5 13zM19 13a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8zM3 19h18M7 19c0-3 2-5 5-5s5 2 5 5',
  key: 'M8 15m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0M11 12l8-8M15 8l3 3M18 5l2 2',
  leave: 'M10 4H5v16h5M10 12h10M16 7.5l4.5 4.5-4.5 4.5',
  seal: 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM8.5 12l2.5 2.5 4.5-5',
  pen: 'M5 19l1-4L16 5l3 3L9 18zM14 7l3 3',
  talk: 'M4 5h16v11h-9l-5 4v-4H4z',
  send: 'M4 12l16-8-5 16-4-6zM11 14l9-10',
  mute: 'M4 5h10M20 9v7h-9l-5 4v-4H4V5M16 3l5 5M21 3l-5 5',
  hear: 'M4 5h16v11h-9l-5 4v-4H4zM8 9h8M8 12h5',
  invite:
    'M10 8m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0M4 19c0-3.600 2.700-5.500 6-5.500s6 1.900 6 5.500M19 7v6M16 10h6',
  options: 'M5 4v16M12 4v16M19 4v16M3 8h4M10 15h4M17 9h4',
  link: 'M5 12.500a10 10 0 0 1 14 0M8 15.500a6 6 0 0 1 8 0M12 19h.01M4 4l16 16',
  wait: 'M7 3h10M7 21h10M8 3v4l4 5-4 5v4M16 3v4l-4 5 4 5v4',
  flag: 'M6 21V4M6 5c4-2.500 8 2.500 12 0v8.500c-4 2.500-8-2.500-12 0',
  question: 'M9 9a3 3 0 1 1 4.200 2.700c-.8.400-1.200.900-1.200 1.800M12 17.500h.01',
} as const;

type GlyphName = keyof typeof PATHS;
export const GLYPH_NAMES = Object.keys(PATHS) as readonly GlyphName[];

export function OnlineIcon({ name }: { readonly name: GlyphName }) {
  return <Glyph path={PATHS[name]} />;
}
