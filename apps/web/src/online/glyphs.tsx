/** The icons that only tables online need. */
import { Glyph } from '../board/icons.tsx';

const PATHS = {
  share: 'M12 15V4M8 7.5L12 3.5l4 4M7 11H5v9h14v-9h-2',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2M20 14v2M14 18v2h2M18 20h2v-2',
  host: 'M4 18h16M4 15l-1-8 5 4 4-6 4 6 5-4-1 8z',
  more: 'M5 12m-.7 0a.7.7 0 1 0 1.4 0a.7.7 0 1 0-1.4 0M12 12m-.7 0a.7.7 0 1 0 1.4 0a.7.7 0 1 0-1.4 0M19 12m-.7 0a.7.7 0 1 0 1.4 0a.7.7 0 1 0-1.4 0',
  key: 'M8 15m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0M11 12l8-8M15 8l3 3M18 5l2 2',
  leave: 'M10 4H5v16h5M10 12h10M16 7.5l4.5 4.5-4.5 4.5',
  seal: 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM8.5 12l2.5 2.5 4.5-5',
  pen: 'M5 19l1-4L16 5l3 3L9 18zM14 7l3 3',
} as const;

export type GlyphName = keyof typeof PATHS;
export const GLYPH_NAMES = Object.keys(PATHS) as readonly GlyphName[];

export function OnlineIcon({ name }: { readonly name: GlyphName }) {
  return <Glyph path={PATHS[name]} />;
}
