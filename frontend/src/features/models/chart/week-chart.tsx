import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { axisMarks } from '#ui/chart/axis-marks.js';
import { Chart, Drawing, GridLine, Marks, Plot } from '#ui/chart/chart.styles.js';
import { Heading } from '#ui/text.js';
import { linePoints, RATING_MARKS } from './chart-scale.js';
import type { ChartLine, Measure } from './chart-lines.js';
import { lineLook } from './line-look.js';
import { useChartFormat } from './use-chart-format.js';
import { Line, RunningWeek, Weeks } from './week-chart.styles.js';
import { WeekTable } from '../traction/week-table.js';

interface WeekChartProps {
  measure: Measure;
  lines: ChartLine[];
  weeks: string[];
}

/** The interval of weeks with a date. */
const DATED = 3;

/** A line per version, week by week, with the same data as a table. */
export function WeekChart({ measure, lines, weeks }: WeekChartProps): ReactNode {
  const { t } = useTranslation('models');
  const format = useChartFormat();
  const most = Math.max(...lines.flatMap((line) => line[measure].map((value) => value ?? 0)));
  const marks = measure === 'rating' ? RATING_MARKS : axisMarks(most);
  const title = t(`traction.weekly.${measure}`);
  const range = { from: format.week(weeks.at(0) ?? ''), to: format.week(weeks.at(-1) ?? '') };
  return (
    <div>
      <Heading as="h3" $size="base">
        {title}
      </Heading>
      <Chart role="img" aria-label={t('traction.chart', { title, most, ...range })}>
        <Marks>
          {marks.map((mark) => (
            <span key={mark}>{format.mark(mark)}</span>
          ))}
        </Marks>
        <Plot>
          <RunningWeek $weeks={weeks.length} />
          <DrawnLines measure={measure} lines={lines} marks={marks} />
        </Plot>
        <Weeks $weeks={weeks.length}>
          {weeks.map((week, place) => (
            <span key={week}>{(weeks.length - 1 - place) % DATED === 0 && format.week(week)}</span>
          ))}
        </Weeks>
      </Chart>
      <WeekTable measure={measure} title={title} lines={lines} weeks={weeks} />
    </div>
  );
}

/** The SVG is stretched with constant stroke width; text is outside of it. */
function DrawnLines({ measure, lines, marks }: { measure: Measure; lines: ChartLine[]; marks: number[] }): ReactNode {
  const top = marks.at(-1) ?? 1;
  return (
    <Drawing viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {marks.map((mark) => (
        <GridLine key={mark} x1="0" x2="100" y1={100 - (mark / top) * 100} y2={100 - (mark / top) * 100} />
      ))}
      {lines
        .map((line, place) => (
          <Line key={line.key} $look={lineLook(line, place)} points={linePoints(line[measure], top)} />
        ))
        // The version with the most scores is drawn last, above the others.
        .reverse()}
    </Drawing>
  );
}
