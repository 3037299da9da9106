/** Where the browser game lies that belongs to this program. */
import { fileURLToPath } from 'node:url';

/** Beside the packed program, which is one folder of JavaScript; in a checkout where it is built. */
export function ownWebApp(): string {
  const isCheckout = import.meta.url.endsWith('.ts');
  return fileURLToPath(new URL(isCheckout ? '../../../web/dist' : './web', import.meta.url));
}
