import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '#shared/theme/theme.js';
import { axisMarks } from './axis-marks.js';
import { Chart, Drawing, GridLine, Marks, Plot, Ticks } from './chart.styles.js';

interface Bar {
  key: string;
  /** Null if it is not known. */
  value: number | null;
  /** Drawn behind the bar: what it is a part of. */
  whole?: number | undefined;
}

interface BarChartProps {
  /** What a screen reader says; the values are in a table beside the chart. */
  label: string;
  bars: Bar[];
  formatMark: (value: number) => string;
  /** The texts below the first bar, the middle and the last bar. */
  ticks: string[];
  /** The last bar is of a day that is not over. */
  isRunning?: boolean;
}

/** The part of a column that a bar fills. */
const BAR = 0.8;

/** A bar for each value. The SVG is stretched; text is outside of it. */
export function BarChart({ label, bars, formatMark, ticks, isRunning = false }: BarChartProps): ReactNode {
  const most = Math.max(0, ...bars.flatMap(({ value, whole }) => [value ?? 0, whole ?? 0]));
  const marks = axisMarks(most);
  const top = marks.at(-1) ?? 1;
  const height = (value: number) => (value / top) * 100;
  return (
    <Chart role="img" aria-label={label}>
      <Marks>
        {marks.map((mark) => (
          <span key={mark}>{formatMark(mark)}</span>
        ))}
      </Marks>
      <Plot>
        <Drawing viewBox={`0 0 ${bars.length} 100`} preserveAspectRatio="none" aria-hidden="true">
          {isRunning && <Running x={bars.length - 1} y="0" width="1" height="100" />}
          {marks.map((mark) => (
            <GridLine key={mark} x1="0" x2={bars.length} y1={100 - height(mark)} y2={100 - height(mark)} />
          ))}
          {bars.map(({ key, value, whole }, index) => {
            const column = { x: index + (1 - BAR) / 2, width: BAR };
            return (
              <g key={key}>
                {whole !== undefined && value !== null && (
                  <Whole {...column} y={100 - height(whole)} height={height(whole)} />
                )}
                <Value {...column} y={100 - height(value ?? 0)} height={height(value ?? 0)} />
              </g>
            );
          })}
        </Drawing>
      </Plot>
      <Ticks>
        {ticks.map((tick, index) => (
          <span key={index}>{tick}</span>
        ))}
      </Ticks>
    </Chart>
  );
}

const Running = styled.rect`
  fill: ${color.surfaceRaised};
`;

const Whole = styled.rect`
  fill: ${color.lineStrong};
`;

const Value = styled.rect`
  fill: ${color.accent};
`;
