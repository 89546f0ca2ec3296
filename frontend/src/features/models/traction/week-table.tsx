import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '#shared/i18n/use-format.js';
import { color, fontSize, measure, radius, space } from '#shared/theme/theme.js';
import { VisuallyHidden } from '#ui/visually-hidden.js';
import type { ChartLine, Measure } from '../chart/chart-lines.js';
import { Scroller, Table } from './traction.styles.js';
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
    <Disclosure>
      <summary>
        <ChevronDown size={16} aria-hidden="true" />
        {t('traction.table')}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </summary>
      <Scroller role="group" aria-label={title} tabIndex={0}>
        <Table aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{t('traction.week')}</th>
              {lines.map((line) => (
                <th key={line.key} scope="col">
                  {nameOf(line)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week, place) => (
              <tr key={week}>
                <th scope="row">{chartFormat.week(week)}</th>
                {lines.map((line) => (
                  <td key={line.key}>{valueOf(line, place)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroller>
    </Disclosure>
  );
}

const Disclosure = styled.details`
  margin-top: ${space[4]};
  > summary {
    display: inline-flex;
    align-items: center;
    gap: ${space[8]};
    min-height: ${measure.target};
    padding-right: ${space[8]};
    border-radius: ${radius.small};
    font-size: ${fontSize.medium};
    font-weight: 600;
    color: ${color.accent};
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    &:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  /* Dates do not wrap; names of versions do. */
  tbody th {
    white-space: nowrap;
  }
`;
