import type { AiModel } from '@gamegeek/contracts/models/models.schemas.js';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#shared/api/use-error-text.js';
import { Stack } from '#ui/layout.js';
import { QueryView } from '#ui/query-view.js';
import { StateMessage } from '#ui/state-message.js';
import { tractionQuery } from '../queries.js';
import { RecentWeeks } from './recent-weeks.js';
import { TractionFigures } from './traction-figures.js';
import { TractionSkeleton } from './traction-skeleton.js';
import { VersionTotals } from './version-totals.js';

/** Figures and charts of a model's traction, each with its sample size. */
export function TractionDetails({ model }: { model: AiModel }): ReactNode {
  const { t } = useTranslation('models');
  const errorText = useErrorText();
  const query = useQuery(tractionQuery(model.id));
  return (
    <QueryView
      query={query}
      failed={t('traction.failed')}
      reason={errorText}
      pending={<TractionSkeleton versions={model.versions.length} />}
    >
      {(traction) => (
        <Stack $gap={24}>
          <TractionFigures traction={traction} />
          {traction.totals.players === 0 && traction.totals.scores === 0 ? (
            <StateMessage title={t('traction.empty')} />
          ) : (
            <>
              <RecentWeeks traction={traction} />
              <VersionTotals versions={traction.versions} />
            </>
          )}
        </Stack>
      )}
    </QueryView>
  );
}
