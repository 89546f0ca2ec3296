import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel, PanelHead, PanelTitle } from '#ui/page/panel.js';
import { AccountForm } from './account-form.js';
import { AccountView } from './account-view.js';

/** Username and email address: displayed or edited. */
export function AccountDetails(): ReactNode {
  const { t } = useTranslation('account');
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
        // The focus returns from the form to the button that opened it.
        <AccountView focusEdit={wasEdited} onEdit={() => setEditing(true)} />
      )}
    </Panel>
  );
}
