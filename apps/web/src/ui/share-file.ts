/** A picture for others: handed to whatever this device shares with, or else saved. */
import { saveFile } from './save-record.ts';

/** What became of it. Whoever changes their mind has not met an error. */
export async function shareFile(name: string, picture: Blob): Promise<'shared' | 'saved'> {
  const file = new File([picture], name, { type: picture.type });
  if (typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
      // Some browsers say that they can and then do not let a page do it.
    }
  }
  saveFile(name, picture, picture.type);
  return 'saved';
}
