import type { ReactNode } from 'react';
import type { ChartLine } from './chart-lines.js';
import { lineLook } from './line-look.js';
import { Legend, LegendItem } from './line-legend.styles.js';
import { useLineName } from './use-line-name.js';
import { Line } from './week-chart.styles.js';

/** The legend of both charts. */
export function LineLegend({ lines, label }: { lines: ChartLine[]; label: string }): ReactNode {
  const nameOf = useLineName();
  return (
    <Legend aria-label={label}>
      {lines.map((line, place) => (
        <LegendItem key={line.key}>
          <svg width="34" height="10" aria-hidden="true">
            <Line $look={lineLook(line, place)} points="0,5 34,5" />
          </svg>
          {nameOf(line)}
        </LegendItem>
      ))}
    </Legend>
  );
}
