import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Count } from './watching.styles.js';

/** The number of watchers of a board, including the user. */
export function Watching({ count }: { count: number | undefined }): ReactNode {
  const { t } = useTranslation();
  return count !== undefined && count > 0 && <Count>{t('board.watching', { count })}</Count>;
}
