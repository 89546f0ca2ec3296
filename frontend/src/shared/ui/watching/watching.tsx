import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Count } from './watching.styles.js';

/** How many watch a board right now, the reader among them. */
export function Watching({ count }: { count: number | undefined }): ReactNode {
  const { t } = useTranslation();
  return count !== undefined && count > 0 && <Count>{t('board.watching', { count })}</Count>;
}
