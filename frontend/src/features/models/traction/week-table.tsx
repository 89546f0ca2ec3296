import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/use-format.js';
import { DataTable } from '#ui/chart/data-table.js';
import type { ChartLine, Measure } from '../chart/chart-lines.js';
import { useChartFormat } from '../chart/use-chart-format.js';
import { useLineName } from '../chart/use-line-name.js';

interface WeekTableProps {
  measure: Measure;
  title: string;
  lines: ChartLine[];
  weeks: string[];
}

/** All values of a chart. */
export function WeekTable({ measure, title, lines, weeks }: WeekTableProps): ReactNode {
  const { t } = useTranslation('models');
  const format = useFormat();
  const chartFormat = useChartFormat();
  const nameOf = useLineName();
  const valueOf = (line: ChartLine, place: number): string => {
    const value = line[measure][place] ?? null;
    if (value === null) return '–';
    return measure === 'rating' ? chartFormat.average(value) : format.number(value);
  };
  return (
    <DataTable
      summary={t('traction.table')}
      title={title}
      columns={[t('traction.week'), ...lines.map(nameOf)]}
      rows={weeks.map((week, place) => ({
        key: week,
        name: chartFormat.week(week),
        values: lines.map((line) => valueOf(line, place)),
      }))}
    />
  );
}
