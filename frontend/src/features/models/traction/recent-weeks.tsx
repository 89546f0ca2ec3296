import type { ModelTraction } from '@gamegeek/contracts/models/traction.schemas.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PanelText } from '#ui/page/panel.js';
import { Heading } from '#ui/text.js';
import { chartLines, measuresWithData, scoresIn } from '../chart/chart-lines.js';
import { LineLegend } from '../chart/line-legend.js';
import { Charts } from './traction.styles.js';
import { WeekChart } from '../chart/week-chart.js';

/** The last weeks: the sample size, then the charts. */
export function RecentWeeks({ traction }: { traction: ModelTraction }): ReactNode {
  const { t } = useTranslation('models');
  const { weeks, versions } = traction;
  const lines = chartLines(traction);
  const played = lines.reduce((sum, line) => sum + line.versions, 0);
  return (
    <div>
      <Heading as="h3" $size="base">
        {t('traction.recent', { weeks: weeks.length })}
      </Heading>
      {lines.length === 0 ? (
        <PanelText>{t('traction.quiet', { weeks: weeks.length })}</PanelText>
      ) : (
        <>
          <PanelText>
            {t('traction.sample', { count: scoresIn(lines), played, versions: versions.length })} {t('traction.note')}
          </PanelText>
          <LineLegend lines={lines} label={t('traction.lines')} />
          <Charts>
            {measuresWithData(lines).map((measure) => (
              <WeekChart key={measure} measure={measure} lines={lines} weeks={weeks} />
            ))}
          </Charts>
        </>
      )}
    </div>
  );
}
