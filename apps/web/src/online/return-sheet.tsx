/** What brings somebody back to their seat from another device. */
import { makeReturnCode, showCode } from '@palier/table/room';
import { useEffect } from 'preact/hooks';
import { words } from '../state/words.ts';
import { Sheet } from '../ui/sheet.tsx';
import { CopyButton } from '../ui/share.tsx';
import { findAddress, returnLink } from './links.ts';
import { QrCode } from './qr-code.tsx';
import './online.css';

type ReturnSheetProps = {
  readonly code: string;
  readonly token: string;
  readonly onClose: () => void;
};

export function ReturnSheet({ code, token, onClose }: ReturnSheetProps) {
  const { returning: says, invite } = words('online');
  const link = returnLink(code, token);
  useEffect(() => {
    void findAddress();
  }, []);
  return (
    <Sheet title={says.title} onClose={onClose}>
      <div class="stack centred-column">
        <p>{says.about}</p>
        <QrCode text={link} label={says.qrOf} />
        <dl class="row middle return-codes">
          <div>
            <dt class="soft small">{says.tableCode}</dt>
            <dd class="large heavy">{showCode(code)}</dd>
          </div>
          <div>
            <dt class="soft small">{says.code}</dt>
            <dd class="large heavy">{makeReturnCode(token)}</dd>
          </div>
        </dl>
        <p class="problem">{says.secret}</p>
      </div>
      <div class="sheet-actions">
        <CopyButton text={makeReturnCode(token)} says={{ ...invite, copy: says.copyCode }} />
        <CopyButton text={link} says={{ ...invite, copy: says.copyLink }} />
      </div>
    </Sheet>
  );
}
