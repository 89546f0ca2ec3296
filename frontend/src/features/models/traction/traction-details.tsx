import type { AiModel } from '@gamegeek/contracts/models/models.schemas.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#shared/api/use-error-text.js';
import { LoadError } from '#ui/load-error.js';
import { StateMessage } from '#ui/state-message.js';
import { useTraction } from '../api/get-traction.js';
import { RecentWeeks } from './recent-weeks.js';
import { TractionFigures } from './traction-figures.js';
import { TractionSkeleton } from './traction-skeleton.js';
import { Parts } from './traction.styles.js';
import { VersionTotals } from './version-totals.js';

/** Figures and charts of a model's traction, each with its sample size. */
export function TractionDetails({ model }: { model: AiModel }): ReactNode {
  const { t } = useTranslation('models');
  const errorText = useErrorText();
  const { traction, error, retry } = useTraction(model.id);
  if (error) {
    return <LoadError title={t('traction.failed')} text={errorText(error)} onRetry={retry} />;
  }
  if (!traction) return <TractionSkeleton versions={model.versions.length} />;
  const { players, scores } = traction.totals;
  const isUnplayed = players === 0 && scores === 0;
  return (
    <Parts>
      <TractionFigures traction={traction} />
      {isUnplayed ? (
        <StateMessage title={t('traction.empty')} />
      ) : (
        <>
          <RecentWeeks traction={traction} />
          <VersionTotals versions={traction.versions} />
        </>
      )}
    </Parts>
  );
}
