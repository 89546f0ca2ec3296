import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel, PanelHead, PanelTitle } from '../../../../shared/ui/panel.js';
import { AccountForm } from './account-form.js';
import { AccountView } from './account-view.js';

/** Name and address: looked at, or edited. */
export function AccountDetails(): ReactNode {
  const { t } = useTranslation('profiles');
  const [isEditing, setEditing] = useState(false);
  const [wasEdited, setWasEdited] = useState(false);

  function handleDone(): void {
    setEditing(false);
    setWasEdited(true);
  }

  return (
    <Panel aria-labelledby="account">
      <PanelHead>
        <PanelTitle id="account">{t('account.title')}</PanelTitle>
      </PanelHead>
      {isEditing ? (
        <AccountForm onDone={handleDone} />
      ) : (
        // Back from the form, the focus is where it was before.
        <AccountView focusEdit={wasEdited} onEdit={() => setEditing(true)} />
      )}
    </Panel>
  );
}
