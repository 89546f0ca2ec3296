import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import type { OutsideScores as Outside } from '@gamegeek/contracts/moderation/outside-scores.schemas.js';
import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { queryClient } from '#shared/api/query-client.js';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import { Skeleton } from '#ui/skeleton.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { Fields } from '../components/form.styles.js';
import { pageAfterSaving, valuesOf } from '../game-values.js';
import { OutsideScores } from '../outside-scores/outside-scores.js';
import { OutsideScoresDialog } from '../outside-scores/outside-scores-dialog.js';
import { outsideScoresQuery } from '../outside-scores/queries.js';
import { GamePeople } from '../people/game-people.js';
import { updateGame } from '../queries.js';

const GameForm = lazyPart(() => import('../game-form/game-form.js'), 'GameForm', 'authoringValidation');

/** What its makers and admins change about a game, and who makes it. */
export function GameSettings({ game }: { game: Game }): ReactNode {
  const { t } = useTranslation('authoring');
  const navigate = useNavigate();
  const notify = useNotify();
  const start = useMemo(() => valuesOf(game), [game]);
  const [asked, setAsked] = useState<{ saved: Game; outside: Outside }>();

  /** Before the page is left, if scores are outside of new bounds. */
  async function leave(saved: Game): Promise<void> {
    const outside = await outsideOf(saved, game);
    if (outside?.count) setAsked({ saved, outside });
    else void navigate(pageAfterSaving(saved, game));
  }

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
            void leave(saved);
          }}
        />
      </Suspense>
      <OutsideScores gameId={game.id} />
      {asked && (
        <OutsideScoresDialog
          gameId={game.id}
          outside={asked.outside}
          onClose={() => void navigate(pageAfterSaving(asked.saved, game))}
        />
      )}
      <GamePeople game={game} />
    </Fields>
  );
}

/** The scores outside of bounds that have changed; undefined if that cannot be said now, which this page shows later. */
async function outsideOf(saved: Game, before: Game): Promise<Outside | undefined> {
  if (saved.min_score === before.min_score && saved.max_score === before.max_score) return undefined;
  return queryClient.fetchQuery(outsideScoresQuery(saved.id)).catch(() => undefined);
}
