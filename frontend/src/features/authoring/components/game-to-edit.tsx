import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { makesGame } from '@gamegeek/rules/game-makers.js';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isNotFound } from '#shared/api/api-error.js';
import { useFailureText } from '#shared/api/use-failure-text.js';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import { paths } from '#shared/routing/paths.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { PageLoading } from '#ui/page/page-loading.js';
import { QueryView } from '#ui/query-view.js';
import { Skeleton } from '#ui/skeleton.js';
import { StateMessage } from '#ui/state-message.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { gameToEditQuery, updateGame } from '../queries.js';
import { BlockedPlayers } from '../blocked-players/blocked-players.js';
import { Fields } from './form.styles.js';
import { useCreator } from '../creator.js';
import { pageAfterSaving, valuesOf } from '../game-values.js';
import { GamePeople } from '../people/game-people.js';

const GameForm = lazyPart(() => import('../game-form/game-form.js'), 'GameForm');
const BoardsPanel = lazyPart(() => import('../boards/boards-panel.js'), 'BoardsPanel', 'ownBoards');
const BuildsPanel = lazyPart(() => import('../builds/builds-panel.js'), 'BuildsPanel', 'builds');

/** What its makers and admins change about a game: the form, builds, boards, blocked players, and who makes it. */
export function GameToEdit({ id }: { id: number | undefined }): ReactNode {
  return id === undefined ? <NotFound /> : <AnyGame key={id} id={id} />;
}

function AnyGame({ id }: { id: number }): ReactNode {
  const { t } = useTranslation('authoring');
  const failureText = useFailureText();
  const creator = useCreator();
  const query = useQuery(gameToEditQuery(id));

  if (isNotFound(query.error)) return <NotFound />;
  return (
    <QueryView query={query} failed={t('edit.loadFailed')} reason={failureText} pending={<PageLoading />}>
      {(game) =>
        makesGame(game, creator.id) || creator.is_admin ? (
          <OwnGame game={game} />
        ) : (
          <StateMessage
            tone="danger"
            title={t('edit.refused')}
            text={t('edit.refusedText')}
            action={<ButtonLink to={paths.game(id)}>{t('edit.viewGame')}</ButtonLink>}
          />
        )
      }
    </QueryView>
  );
}

function OwnGame({ game }: { game: Game }): ReactNode {
  const { t } = useTranslation('authoring');
  const navigate = useNavigate();
  const notify = useNotify();
  const start = useMemo(() => valuesOf(game), [game]);
  return (
    <Fields>
      {game.arcade_id === null && (
        <Suspense fallback={<Skeleton $width="100%" $height="360px" />}>
          <BuildsPanel gameId={game.id} />
        </Suspense>
      )}
      <Suspense fallback={<Skeleton $width="100%" $height="720px" />}>
        <GameForm
          title={t('edit.title')}
          gameId={game.id}
          draft={`game-${game.id}`}
          start={start}
          submitText={t('edit.save')}
          failed={t('edit.failed')}
          save={(values) => updateGame(game.id, values)}
          onSaved={(saved) => {
            const isPublished = saved.status === 'listed' && game.status === 'draft';
            notify.done(t(isPublished ? 'publishing.published' : 'edit.saved'));
            void navigate(pageAfterSaving(saved, game));
          }}
        />
      </Suspense>
      <Suspense fallback={<Skeleton $width="100%" $height="240px" />}>
        <BoardsPanel game={game} />
      </Suspense>
      <BlockedPlayers gameId={game.id} />
      <GamePeople game={game} />
    </Fields>
  );
}

function NotFound(): ReactNode {
  const { t } = useTranslation('authoring');
  return (
    <StateMessage
      title={t('edit.notFound')}
      text={t('edit.notFoundText')}
      action={<ButtonLink to={paths.myGames()}>{t('account.myGames')}</ButtonLink>}
    />
  );
}
