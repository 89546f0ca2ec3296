import type { GameDay } from '@gamegeek/contracts/game-stats/game-stats.schemas.js';
import type { CountedRange } from '@gamegeek/rules/score-buckets.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/use-format.js';
import { DataTable } from '#ui/chart/data-table.js';
import { PanelText } from '#ui/page/panel.js';
import { Heading } from '#ui/text.js';
import { scoreBars } from '../figures.js';
import { useFigureFormat } from '../use-figure-format.js';
import { BarChart } from './bar-chart.js';

const MOST_BARS = 20;

/** How high the scores of the days were. */
export function ScoreHistogram({ days }: { days: GameDay[] }): ReactNode {
  const { t } = useTranslation('gameStats');
  const format = useFormat();
  const { short } = useFigureFormat();
  const bars = scoreBars(days, MOST_BARS);
  const [first, last] = [bars[0], bars.at(-1)];
  const nameOf = ({ from, to }: CountedRange) =>
    from === to ? format.number(from) : t('range', { from: format.number(from), to: format.number(to) });
  return (
    <section aria-labelledby="score-histogram">
      <Heading as="h3" $size="base" id="score-histogram">
        {t('histogram.title')}
      </Heading>
      {!first || !last ? (
        <PanelText>{t('histogram.empty')}</PanelText>
      ) : (
        <>
          <PanelText>{t('histogram.note')}</PanelText>
          <BarChart
            label={t('histogram.chart', { from: format.number(first.from), to: format.number(last.to) })}
            bars={bars.map(({ from, scores }) => ({ key: String(from), value: scores }))}
            formatMark={short}
            ticks={[short(first.from), short(last.to)]}
          />
          <DataTable
            summary={t('table')}
            title={t('histogram.title')}
            columns={[t('histogram.range'), t('figures.scores')]}
            rows={bars.map((bar) => ({
              key: String(bar.from),
              name: nameOf(bar),
              values: [format.number(bar.scores)],
            }))}
          />
        </>
      )}
    </section>
  );
}
