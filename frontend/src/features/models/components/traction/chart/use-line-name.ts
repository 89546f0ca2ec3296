import { useModelsText } from '../../../use-models-text.js';
import type { ChartLine } from './chart-lines.js';

/** What a line is called: its version, or how many others it stands for. */
export function useLineName(): (line: ChartLine) => string {
  const t = useModelsText();
  return ({ version, versions }) => version ?? t('traction.others', { versions });
}
