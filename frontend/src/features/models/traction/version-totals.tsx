import type { VersionTraction } from '@gamegeek/contracts/models/traction.schemas.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/use-format.js';
import { Scroller, Table } from '#ui/chart/data-table.styles.js';
import { Heading } from '#ui/text.js';
import { Sample } from './traction.styles.js';
import { useChartFormat } from '../chart/use-chart-format.js';

/** Totals by version; ratings only if there are any. */
export function VersionTotals({ versions }: { versions: VersionTraction[] }): ReactNode {
  const { t } = useTranslation('models');
  const format = useFormat();
  const hasRatings = versions.some(({ total_ratings }) => total_ratings > 0);
  return (
    <div>
      <Heading as="h3" $size="base" id="traction-versions">
        {t('traction.byVersion')}
      </Heading>
      <Scroller role="group" aria-labelledby="traction-versions" tabIndex={0}>
        <Table aria-labelledby="traction-versions">
          <thead>
            <tr>
              <th scope="col">{t('words.version')}</th>
              <th scope="col">{t('nav.games')}</th>
              <th scope="col">{t('traction.players')}</th>
              <th scope="col">{t('traction.scores')}</th>
              {hasRatings && <th scope="col">{t('traction.rating')}</th>}
            </tr>
          </thead>
          <tbody>
            {versions.map((version) => (
              <tr key={version.id}>
                <th scope="row">{version.version}</th>
                <td>{format.number(version.games)}</td>
                <td>{format.number(version.players)}</td>
                <td>{format.number(version.scores)}</td>
                {hasRatings && (
                  <td>
                    <VersionRating version={version} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroller>
    </div>
  );
}

function VersionRating({ version: { average_rating, total_ratings } }: { version: VersionTraction }): ReactNode {
  const { t } = useTranslation('models');
  const format = useChartFormat();
  if (average_rating === null) return <Sample>{t('words.noRatings')}</Sample>;
  return (
    <>
      {format.average(average_rating)} <Sample>{t('words.ratings', { count: total_ratings })}</Sample>
    </>
  );
}
