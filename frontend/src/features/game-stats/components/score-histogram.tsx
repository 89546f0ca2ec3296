import type { BoardFormat } from '@gamegeek/contracts/boards/board-format.schemas.js';
import type { GameDay } from '@gamegeek/contracts/game-stats/game-stats.schemas.js';
import type { CountedRange } from '@gamegeek/rules/score-buckets.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/use-format.js';
import { useValueFormat } from '#shared/i18n/use-value-format.js';
import { DataTable } from '#ui/chart/data-table.js';
import { PanelText } from '#ui/page/panel.js';
import { Heading } from '#ui/text.js';
import { scoreBars } from '../figures.js';
import { useFigureFormat } from '../use-figure-format.js';
import { BarChart } from '#ui/chart/bar-chart.js';

const MOST_BARS = 20;

interface ScoreHistogramProps {
  days: GameDay[];
  /** How the main board shows its scores. */
  format: BoardFormat | undefined;
}

/** How high the scores of the days were. */
export function ScoreHistogram({ days, format: boardFormat }: ScoreHistogramProps): ReactNode {
  const { t } = useTranslation('gameStats');
  const format = useFormat();
  const { short } = useFigureFormat();
  const showValue = useValueFormat();
  const show = (value: number) => showValue(value, boardFormat);
  const mark = boardFormat?.kind === 'time' ? show : short;
  const bars = scoreBars(days, MOST_BARS);
  const [first, last] = [bars[0], bars.at(-1)];
  const nameOf = ({ from, to }: CountedRange) =>
    from === to ? show(from) : t('range', { from: show(from), to: show(to) });
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
            label={t('histogram.chart', { from: show(first.from), to: show(last.to) })}
            bars={bars.map(({ from, scores }) => ({ key: String(from), value: scores }))}
            formatMark={short}
            ticks={[mark(first.from), mark(last.to)]}
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
