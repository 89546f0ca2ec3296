import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/buttons/button.js';
import { Panel, PanelHead, PanelText, PanelTitle } from '#ui/page/panel.js';
import { DeletionDialog } from './deletion-dialog.js';

export function AccountDeletion(): ReactNode {
  const { t } = useTranslation('account');
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel aria-labelledby="deletion">
      <PanelHead>
        <div>
          <PanelTitle id="deletion">{t('deletion.title')}</PanelTitle>
          <PanelText>{t('deletion.intro')}</PanelText>
        </div>
      </PanelHead>
      <Button $tone="danger" onClick={() => setOpen(true)}>
        {t('deletion.open')}
      </Button>
      {isOpen && <DeletionDialog onClose={() => setOpen(false)} />}
    </Panel>
  );
}
