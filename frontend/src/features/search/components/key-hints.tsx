import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Hints, Key } from './search-dialog.styles.js';

/** Keyboard hints; hidden from screen readers, which announce them by themselves. */
export function KeyHints(): ReactNode {
  const { t } = useTranslation('search');
  return (
    <Hints aria-hidden="true">
      <span>
        <Key>↑</Key> <Key>↓</Key> {t('keys.move')}
      </span>
      <span>
        <Key>{t('keys.enter')}</Key> {t('keys.open')}
      </span>
      <span>
        <Key>{t('keys.escape')}</Key> {t('keys.close')}
      </span>
    </Hints>
  );
}
