import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SwitchField } from '#ui/fields/switch-field.js';
import { isSlashShortcutOn, setSlashShortcut } from '../slash-key.js';
import { Setting } from './search-dialog.styles.js';

/** Whether `/` opens the search on this device. */
export function SlashSwitch(): ReactNode {
  const { t } = useTranslation('search');
  const [isOn, setOn] = useState(isSlashShortcutOn);

  function handleChange(next: boolean): void {
    setSlashShortcut(next);
    setOn(next);
  }

  return (
    <Setting>
      <SwitchField label={t('slash')} checked={isOn} onChange={handleChange} />
    </Setting>
  );
}
