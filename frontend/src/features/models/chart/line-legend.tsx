import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { fontSize, space } from '#shared/theme/theme.js';
import type { ChartLine } from './chart-lines.js';
import { lineLook } from './line-look.js';
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

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[16]};
  margin: ${space[12]} 0 0;
  padding: 0;
  list-style: none;
`;

const LegendItem = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  min-width: 0;
  font-size: ${fontSize.medium};
  font-weight: 600;
  overflow-wrap: anywhere;
  > svg {
    flex: none;
  }
`;
