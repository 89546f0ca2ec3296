import { useTranslation } from 'react-i18next';
import type { ChartLine } from './chart-lines.js';

/** The name of a line: its version, or the number of combined versions. */
export function useLineName(): (line: ChartLine) => string {
  const { t } = useTranslation('models');
  return ({ version, versions }) => version ?? t('traction.others', { versions });
}
