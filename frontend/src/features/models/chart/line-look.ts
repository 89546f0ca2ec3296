import { color } from '#shared/theme/theme.js';
import { NAMED_LINES, type ChartLine } from './chart-lines.js';

interface LineLook {
  stroke: string;
  /** Lines also differ by dash pattern, not by colour alone. */
  dash: string;
}

const NAMED: LineLook[] = [
  { stroke: color.accent, dash: 'none' },
  { stroke: color.second, dash: '9 5' },
  { stroke: color.third, dash: '3 4' },
  { stroke: color.fourth, dash: '12 5 2 5' },
];
const OTHERS: LineLook = { stroke: color.textMuted, dash: '6 6 1 6' };

/** The style of a line by its index. */
export function lineLook({ version }: ChartLine, place: number): LineLook {
  return (version === undefined ? undefined : NAMED[place % NAMED_LINES]) ?? OTHERS;
}
