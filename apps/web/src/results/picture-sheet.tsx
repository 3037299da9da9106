/** The picture of a result as others will see it, and then the way to them. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { words } from '../state/words.ts';
import { ShareFileButton } from '../ui/share-file-button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { resultPicture, type ResultFacts } from './result-picture.tsx';
import './picture-sheet.css';

type PictureSheetProps = {
  readonly name: string;
  readonly facts: ResultFacts;
  readonly onClose: () => void;
};

type Drawn = { readonly picture: Blob; readonly address: string };

export function PictureSheet({ name, facts, onClose }: PictureSheetProps) {
  const says = words('results').picture;
  const drawn = useSignal<Drawn | 'making' | 'failed'>('making');
  useEffect(() => {
    draw(facts)
      .catch((error: unknown) => {
        console.error(error);
        return 'failed' as const;
      })
      .then((made) => (drawn.value = made))
      .catch(() => undefined);
  }, []);
  const now = drawn.value;
  const alt = [facts.headline, facts.about].filter(Boolean).join(' ');
  return (
    <Sheet title={says.title} onClose={onClose}>
      <div class="picture-preview">
        {typeof now === 'string' ? (
          <p role="status">{says[now]}</p>
        ) : (
          <img src={now.address} alt={alt} width="1080" height="1350" />
        )}
      </div>
      <div class="sheet-actions">
        <ShareFileButton
          name={name}
          isOff={typeof now === 'string'}
          isMain
          make={async () => (typeof now === 'string' ? await draw(facts) : now).picture}
          says={{ ...says, share: says.send }}
        />
      </div>
    </Sheet>
  );
}

/** As an address that the page's policy lets an image have. */
async function draw(facts: ResultFacts): Promise<Drawn> {
  const picture = await resultPicture(facts);
  const reader = new FileReader();
  const read = new Promise<string>((resolve, reject) => {
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(new Error('no picture')));
  });
  reader.readAsDataURL(picture);
  return { picture, address: await read };
}
