import { parsePositiveInteger } from '@gamegeek/contracts/validation/positive-integer.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useModels } from '#shared/catalogue/get-models.js';
import { paths } from '#shared/routing/paths.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { LoadError } from '#ui/load-error.js';
import { PageLoading } from '#ui/page/page-loading.js';
import { Panel } from '#ui/page/panel.js';
import { StateMessage } from '#ui/state-message.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { VersionForm } from './version-form.js';
import { useFailureText } from '../use-failure.js';

/** `?model=` preselects the model. */
export function NewVersion(): ReactNode {
  const { t } = useTranslation('authoring');
  const failureText = useFailureText();
  const notify = useNotify();
  const [query] = useSearchParams();
  const { models, error, retry } = useModels();

  if (error && !models) {
    return <LoadError title={t('lists.modelsFailed', { message: failureText(error) })} onRetry={retry} />;
  }
  if (!models) return <PageLoading />;
  if (models.length === 0) {
    return (
      <StateMessage
        title={t('version.noModels')}
        action={
          <ButtonLink to={paths.createModel()} $tone="accent">
            {t('version.createModel')}
          </ButtonLink>
        }
      />
    );
  }
  const wanted = parsePositiveInteger(query.get('model'));
  return (
    <Panel as="div">
      <VersionForm
        draft="version"
        models={models}
        modelId={models.find(({ id }) => id === wanted)?.id ?? 0}
        isLatest
        onCreated={() => notify.done(t('version.created'), t('version.createdText'))}
      />
    </Panel>
  );
}
