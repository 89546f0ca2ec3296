import type { Build } from '@gamegeek/contracts/builds/builds.schemas.js';
import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { BUILD_LIMITS } from '@gamegeek/contracts/builds/build-limits.js';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '#shared/api/use-failure-text.js';
import { List, Stack } from '#ui/layout.js';
import { Panel, PanelText, PanelTitle } from '#ui/page/panel.js';
import { QueryView } from '#ui/query-view.js';
import { Skeleton } from '#ui/skeleton.js';
import { StateMessage } from '#ui/state-message.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { useFailureToast } from '../use-failure-toast.js';
import { BuildRow } from './build-row.js';
import { BuildUpload } from './build-upload.js';
import { DeleteBuildDialog } from './delete-build-dialog.js';
import { buildsQuery, usePublishBuild } from './queries.js';
import { useFileSize } from './use-file-size.js';

/** The builds of a game: upload, publish, roll back and delete. */
export function BuildsPanel({ game: { id: gameId } }: { game: Pick<Game, 'id'> }): ReactNode {
  const { t } = useTranslation('builds');
  const failureText = useFailureText();
  const query = useQuery(buildsQuery(gameId));
  return (
    <Panel aria-labelledby="builds">
      <PanelTitle id="builds">{t('list.title')}</PanelTitle>
      <PanelText>{t('list.intro')}</PanelText>
      <Stack $gap={16} $above={16}>
        <BuildUpload gameId={gameId} isFull={(query.data?.length ?? 0) >= BUILD_LIMITS.ofGame} />
        <QueryView
          query={query}
          failed={t('list.failed')}
          reason={failureText}
          pending={<Skeleton $width="100%" $height="120px" />}
        >
          {(builds) =>
            builds.length === 0 ? (
              <StateMessage title={t('list.empty')} text={t('list.emptyText')} />
            ) : (
              <BuildList gameId={gameId} builds={builds} />
            )
          }
        </QueryView>
      </Stack>
    </Panel>
  );
}

function BuildList({ gameId, builds }: { gameId: number; builds: Build[] }): ReactNode {
  const { t } = useTranslation('builds');
  const fileSize = useFileSize();
  const failureToast = useFailureToast();
  const notify = useNotify();
  const publishing = usePublishBuild(gameId);
  const [deleted, setDeleted] = useState<Build>();
  const played = builds.find(({ published }) => published);

  function publish({ number }: Build): void {
    if (publishing.isPending) return;
    publishing.mutate(number, {
      onSuccess: () => notify.done(t('list.published', { number })),
      onError: (error) => failureToast(t('list.publishFailed'), error),
    });
  }

  return (
    <>
      <PanelText>
        {t('list.quota', {
          count: builds.length,
          max: BUILD_LIMITS.ofGame,
          size: fileSize(builds.reduce((sum, { size }) => sum + size, 0)),
          all: fileSize(BUILD_LIMITS.ofAccount),
        })}
      </PanelText>
      <List $gap={12} aria-label={t('list.title')}>
        {builds.map((build) => (
          <BuildRow
            key={build.id}
            build={build}
            isOlder={played !== undefined && build.number < played.number}
            isPending={publishing.isPending}
            onPublish={() => publish(build)}
            onDelete={() => setDeleted(build)}
          />
        ))}
      </List>
      {deleted && <DeleteBuildDialog gameId={gameId} build={deleted} onClose={() => setDeleted(undefined)} />}
    </>
  );
}
