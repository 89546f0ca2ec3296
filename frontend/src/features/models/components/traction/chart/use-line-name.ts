import { useTranslation } from 'react-i18next';
import type { ChartLine } from './chart-lines.js';

/** What a line is called: its version, or how many others it stands for. */
export function useLineName(): (line: ChartLine) => string {
  const { t } = useTranslation('models');
  return ({ version, versions }) => version ?? t('traction.others', { versions });
}
