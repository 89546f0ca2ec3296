import { parsePositiveInteger } from '@gamegeek/contracts/validation/positive-integer.js';
import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { ApiError } from '#shared/api/api-error.js';
import { paths } from '#shared/routing/paths.js';
import { Button, ButtonLink } from '#ui/buttons/button.js';
import { PageHead } from '#ui/page/page-head.js';
import { PageLoading } from '#ui/page/page-loading.js';
import { StateMessage } from '#ui/state-message.js';
import { useToasts } from '#ui/toasts/toast-store.js';
import { useGameToEdit } from '#features/authoring/api/get-game-to-edit.js';
import { updateGame } from '#features/authoring/api/save-game.js';
import { BlockedPlayers } from '#features/authoring/blocked-players/blocked-players.js';
import { Column, Fields } from '#features/authoring/components/form.styles.js';
import { GameForm } from '#features/authoring/game-form/game-form.js';
import { valuesOf } from '#features/authoring/game-values.js';
import { useCreator } from '#features/authoring/creator.js';
import { useFailureText } from '#features/authoring/use-failure.js';
import { CreatorFrame } from '#features/authoring/components/creator-frame.js';

/** Edits a game. */
export function EditGamePage(): ReactNode {
  const { t } = useTranslation(['authoring', 'common']);
  const id = parsePositiveInteger(useParams().id);
  return (
    <CreatorFrame>
      <Column>
        <PageHead
          eyebrow={t('edit.eyebrow')}
          title={t('edit.title')}
          intro={t('edit.intro')}
          action={<ButtonLink to={paths.myGames()}>{t('mine.link')}</ButtonLink>}
        />
        {id === undefined ? <NotFound /> : <AnyGame key={id} id={id} />}
      </Column>
    </CreatorFrame>
  );
}

function AnyGame({ id }: { id: number }): ReactNode {
  const { t } = useTranslation(['authoring', 'common']);
  const failureText = useFailureText();
  const creator = useCreator();
  const { game, error, retry } = useGameToEdit(id);

  if (error instanceof ApiError && error.code === 'not_found') return <NotFound />;
  if (error && !game) {
    return (
      <StateMessage
        tone="danger"
        title={t('edit.loadFailed')}
        text={failureText(error)}
        action={<Button onClick={retry}>{t('common:ui.retry')}</Button>}
      />
    );
  }
  if (!game) return <PageLoading />;
  if (game.created_by !== creator.id && !creator.is_admin) {
    return (
      <StateMessage
        tone="danger"
        title={t('edit.refused')}
        text={t('edit.refusedText')}
        action={<ButtonLink to={paths.game(id)}>{t('edit.viewGame')}</ButtonLink>}
      />
    );
  }
  return <OwnGame game={game} />;
}

function OwnGame({ game }: { game: Game }): ReactNode {
  const { t } = useTranslation(['authoring', 'common']);
  const navigate = useNavigate();
  const showToast = useToasts((state) => state.show);
  const start = useMemo(() => valuesOf(game), [game]);
  return (
    <Fields>
      <GameForm
        title={t('edit.title')}
        draft={`game-${game.id}`}
        start={start}
        submitText={t('edit.save')}
        failed={t('edit.failed')}
        save={(values) => updateGame(game.id, values)}
        onSaved={({ id }) => {
          showToast({ title: t('edit.saved') });
          void navigate(paths.game(id));
        }}
      />
      <BlockedPlayers gameId={game.id} />
    </Fields>
  );
}

function NotFound(): ReactNode {
  const { t } = useTranslation(['authoring', 'common']);
  return (
    <StateMessage
      title={t('edit.notFound')}
      text={t('edit.notFoundText')}
      action={<ButtonLink to={paths.myGames()}>{t('mine.link')}</ButtonLink>}
    />
  );
}
