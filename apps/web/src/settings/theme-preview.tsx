/** A theme in small: its sky, a landing and a card. */
import type { Settings } from '../state/settings.ts';

export function ThemePreview({ theme }: { readonly theme: Settings['theme'] }) {
  return (
    <svg
      class={`theme-preview theme-preview-${theme}`}
      viewBox="0 0 56 36"
      aria-hidden="true"
      focusable="false"
    >
      <rect class="preview-sky" width="56" height="36" rx="6" />
      <circle class="preview-moon" cx="45" cy="10" r="5" />
      <path class="preview-stairs" d="M4 32v-4h7v-4h7v-4h7v12z" />
      <rect class="preview-card" x="31" y="14" width="12" height="17" rx="2" />
      <circle class="preview-suit" cx="37" cy="22.5" r="3" />
    </svg>
  );
}
