import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { Suspense, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import { Skeleton } from '#ui/skeleton.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { Fields } from '../components/form.styles.js';
import { pageAfterSaving, valuesOf } from '../game-values.js';
import { GamePeople } from '../people/game-people.js';
import { updateGame } from '../queries.js';

const GameForm = lazyPart(() => import('../game-form/game-form.js'), 'GameForm', 'authoringValidation');

/** What its makers and admins change about a game, and who makes it. */
export function GameSettings({ game }: { game: Game }): ReactNode {
  const { t } = useTranslation('authoring');
  const navigate = useNavigate();
  const notify = useNotify();
  const start = useMemo(() => valuesOf(game), [game]);
  return (
    <Fields>
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
      <GamePeople game={game} />
    </Fields>
  );
}
