import type { GameDay } from '@gamegeek/contracts/game-stats/game-stats.schemas.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '#ui/layout.js';
import { PanelText } from '#ui/page/panel.js';
import { knownValues, shareOf, sumOf, WHOLES, type Figure } from '../figures.js';
import { useFigureFormat } from '../use-figure-format.js';
import { BarChart } from '#ui/chart/bar-chart.js';

/** One figure, day by day, with a sentence that sums it up. */
export function DayChart({ days, figure }: { days: GameDay[]; figure: Figure }): ReactNode {
  const { t } = useTranslation('gameStats');
  const format = useFigureFormat();
  const whole = WHOLES[figure];
  const values = knownValues(days, figure);
  const [first = '', middle = '', last = ''] = [0, Math.floor((days.length - 1) / 2), days.length - 1].map((index) =>
    format.day(days[index]?.day ?? ''),
  );
  const isKnown = values.length > 0;
  return (
    <Stack $gap={4} $above={16}>
      <PanelText>
        {isKnown ? <Summary days={days} figure={figure} /> : t('unknown')} {t(`notes.${figure}`)}
      </PanelText>
      <BarChart
        label={t('chart', {
          figure: t(`figures.${figure}`),
          from: first,
          to: last,
          most: isKnown ? format.value(figure, Math.max(...values)) : '–',
        })}
        bars={days.map((day) => ({ key: day.day, value: day[figure], whole: whole && day[whole] }))}
        formatMark={(mark) => format.mark(figure, mark)}
        ticks={days.length < 3 ? [first, ...(days.length === 2 ? [last] : [])] : [first, middle, last]}
        isRunning
      />
    </Stack>
  );
}

function Summary({ days, figure }: { days: GameDay[]; figure: Figure }): ReactNode {
  const { t } = useTranslation('gameStats');
  const format = useFigureFormat();
  const values = knownValues(days, figure);
  const count = sumOf(values);
  switch (figure) {
    case 'plays':
    case 'new_players':
    case 'scores':
    case 'refused':
      return t(`sums.${figure}`, { count });
    case 'players':
      return t('sums.players', { count: Math.max(...values) });
    case 'median_seconds': {
      const [least = '', most = ''] = [Math.min(...values), Math.max(...values)].map((value) =>
        format.value(figure, value),
      );
      return least === most ? t('sums.median', { length: least }) : t('sums.medians', { least, most });
    }
    case 'guests_kept':
    case 'd1':
    case 'd7':
      return t(`sums.${figure}`, shareOf(days, figure));
  }
}
