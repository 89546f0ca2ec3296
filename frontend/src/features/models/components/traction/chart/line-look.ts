import { color } from '../../../../../shared/theme/theme.js';
import { NAMED_LINES, type ChartLine } from './chart-lines.js';

interface LineLook {
  stroke: string;
  /** Lines differ by their strokes, too: colour is never alone. */
  dash: string;
}

const NAMED: LineLook[] = [
  { stroke: color.accent, dash: 'none' },
  { stroke: color.second, dash: '9 5' },
  { stroke: color.third, dash: '3 4' },
  { stroke: color.fourth, dash: '12 5 2 5' },
];
const OTHERS: LineLook = { stroke: color.textMuted, dash: '6 6 1 6' };

/** A line in the order of the lines, and how it is drawn. */
export function lineLook({ version }: ChartLine, place: number): LineLook {
  return (version === undefined ? undefined : NAMED[place % NAMED_LINES]) ?? OTHERS;
}
