import type { GameDay } from '@gamegeek/contracts/game-stats/game-stats.schemas.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '#ui/chart/data-table.js';
import { FIGURES, WHOLES, type Figure } from '../figures.js';
import { useFigureFormat } from '../use-figure-format.js';

/** All figures of the days, the newest first. */
export function DayTable({ days }: { days: GameDay[] }): ReactNode {
  const { t } = useTranslation('gameStats');
  const format = useFigureFormat();
  const valueOf = (day: GameDay, figure: Figure): string => {
    const value = day[figure];
    const whole = WHOLES[figure];
    const text = format.value(figure, value);
    return whole === undefined || value === null ? text : t('part', { part: value, whole: day[whole] });
  };
  return (
    <DataTable
      summary={t('table')}
      title={t('tableLabel')}
      columns={[t('day'), ...FIGURES.map((figure) => t(`figures.${figure}`))]}
      rows={days.toReversed().map((day) => ({
        key: day.day,
        name: format.day(day.day),
        values: FIGURES.map((figure) => valueOf(day, figure)),
      }))}
    />
  );
}
