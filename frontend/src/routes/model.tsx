import { parsePositiveInteger } from '@gamegeek/contracts/validation/positive-integer.js';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { VersionGames } from '#features/games/components/version-games.js';
import { modelQuery } from '#features/models/queries.js';
import { ModelHead, ModelHeadSkeleton } from '#features/models/components/model-head.js';
import { ModelNotFound } from '#features/models/components/model-not-found.js';
import { VersionChoice } from '#features/models/components/version-choice.js';
import { Traction } from '#features/models/traction/traction.js';
import { useVersionAddress } from '#features/models/version-address.js';
import { isNotFound } from '#shared/api/api-error.js';
import { QueryProvider } from '#shared/api/query-provider.js';
import { useErrorText } from '#shared/api/use-error-text.js';
import { useServedPage, type ServedPage } from '#shared/first-paint/served-page.js';
import { paths } from '#shared/routing/paths.js';
import { Stack } from '#ui/layout.js';
import { Breadcrumb } from '#ui/page/breadcrumb.js';
import { PageTitle } from '#ui/page/page-title.js';
import { QueryView } from '#ui/query-view.js';
import { Skeleton } from '#ui/skeleton.js';

export default function ModelPage(): ReactNode {
  const { id } = useParams();
  return (
    <QueryProvider>
      <Model key={id} id={parsePositiveInteger(id)} />
    </QueryProvider>
  );
}

/** A model, its versions, and the games made with the selected one. */
function Model({ id }: { id: number | undefined }): ReactNode {
  const { t } = useTranslation('models');
  const errorText = useErrorText();
  const query = useQuery(modelQuery(id));
  const name = query.data?.name;
  const served = useServedPage();
  const { versionId, showVersion } = useVersionAddress();

  if (id === undefined || isNotFound(query.error)) return <ModelNotFound />;
  return (
    <div aria-busy={query.isPending}>
      <PageTitle>{name ?? served?.title ?? t('nav.models')}</PageTitle>
      <Breadcrumb
        above={[
          { to: paths.home(), text: t('nav.home') },
          { to: paths.models(), text: t('nav.models') },
        ]}
        here={name ?? served?.title ?? '…'}
      />
      <QueryView
        query={query}
        failed={t('detail.failed')}
        reason={errorText}
        pending={<ModelSkeleton served={served} />}
        isLarge
      >
        {(model) => {
          const version = model.versions.find((known) => known.id === versionId);
          return (
            <>
              <ModelHead model={model} />
              <Stack $gap={24}>
                <VersionChoice model={model} version={version} onChoose={showVersion} />
                {version && (
                  <VersionGames
                    key={version.id}
                    versionId={version.id}
                    title={t('detail.gamesOf', { version: `${model.name} ${version.version}` })}
                  />
                )}
                <Traction model={model} />
              </Stack>
            </>
          );
        }}
      </QueryView>
    </div>
  );
}

/** Shows the server's data; the rest is a placeholder. */
function ModelSkeleton({ served }: { served: ServedPage | undefined }): ReactNode {
  return (
    <>
      <ModelHeadSkeleton name={served?.title} text={served?.text} />
      <Stack $gap={24} aria-hidden="true">
        <Skeleton $width="100%" $height="250px" />
        <Skeleton $width="100%" $height="1100px" />
      </Stack>
    </>
  );
}
