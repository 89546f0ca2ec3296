import { Download } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#shared/download.js';
import { Button } from '#ui/buttons/button.js';
import { CopyButton } from '#ui/buttons/copy-button.js';
import { DialogActions } from '#ui/dialogs/dialog.styles.js';
import { Row } from '#ui/layout.js';
import { Text } from '#ui/text.js';
import { useOwner } from '../owner.js';
import { Codes } from './two-factor.styles.js';

interface RecoveryCodesProps {
  codes: readonly string[];
  onSaved: () => void;
}

/** Shows the codes once, until the user confirms having saved them. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps): ReactNode {
  const { t } = useTranslation('account');
  const { user } = useOwner();
  const text = useRef<HTMLParagraphElement>(null);
  const lines = codes.join('\n');

  // The focused form was removed; screen readers start with what to do next.
  useEffect(() => text.current?.focus(), []);

  return (
    <>
      <Text $muted ref={text} tabIndex={-1}>
        {t('twoFactor.codesText')}
      </Text>
      <Codes>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Row $gap={8}>
        <CopyButton text={lines} label={t('ui.copy')} />
        <Button
          onClick={() =>
            saveFile(`gamegeek-${user.username}-codes.txt`, new Blob([`${lines}\n`], { type: 'text/plain' }))
          }
        >
          <Download size={17} aria-hidden="true" />
          {t('twoFactor.download')}
        </Button>
      </Row>
      <DialogActions>
        <Button $tone="accent" onClick={onSaved}>
          {t('twoFactor.saved')}
        </Button>
      </DialogActions>
    </>
  );
}
