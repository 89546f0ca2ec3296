import { parsePositiveInteger } from '@gamegeek/contracts/validation/positive-integer.js';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useFailureText } from '#shared/api/use-failure-text.js';
import { modelsQuery } from '#shared/catalogue/queries.js';
import { paths } from '#shared/routing/paths.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { PageLoading } from '#ui/page/page-loading.js';
import { Panel } from '#ui/page/panel.js';
import { QueryView } from '#ui/query-view.js';
import { StateMessage } from '#ui/state-message.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { VersionForm } from './version-form.js';

/** `?model=` preselects the model. */
export function NewVersion(): ReactNode {
  const { t } = useTranslation('authoring');
  const failureText = useFailureText();
  const notify = useNotify();
  const [address] = useSearchParams();
  const query = useQuery(modelsQuery);

  const wanted = parsePositiveInteger(address.get('model'));

  return (
    <QueryView
      query={query}
      failed={t('lists.modelsFailed', { message: failureText(query.error) })}
      pending={<PageLoading />}
    >
      {(models) =>
        models.length === 0 ? (
          <StateMessage
            title={t('version.noModels')}
            action={
              <ButtonLink to={paths.createModel()} $tone="accent">
                {t('version.createModel')}
              </ButtonLink>
            }
          />
        ) : (
          <Panel as="div">
            <VersionForm
              draft="version"
              models={models}
              modelId={models.find(({ id }) => id === wanted)?.id ?? 0}
              isLatest
              onCreated={() => notify.done(t('version.created'), t('version.createdText'))}
            />
          </Panel>
        )
      }
    </QueryView>
  );
}
