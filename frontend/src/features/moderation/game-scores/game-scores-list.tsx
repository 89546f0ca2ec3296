import { GAME_SCORES_PAGE_SIZE } from '@gamegeek/contracts/moderation/game-scores.schemas.js';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#shared/api/api-error.js';
import { useErrorText } from '#shared/api/use-error-text.js';
import { LoadError } from '#ui/load-error.js';
import { Pager } from '#ui/pager.js';
import { Skeleton } from '#ui/skeleton.js';
import { StateMessage } from '#ui/state-message.js';
import { useGameScores } from '../api/game-scores.js';
import { Lines } from '../queue/log.styles.js';
import { RemoveScoreDialog } from './remove-score-dialog.js';
import { GameScoreRow } from './game-score-row.js';
import { ListPlace } from './game-scores.styles.js';

const SKELETONS = 4;

interface GameScoresListProps {
  gameId: number;
  state: 'removed' | undefined;
  page: number;
  isAdmin: boolean;
  onPage: (page: number) => void;
}

/** All scores of a game, or its removed ones. */
export function GameScoresList({ gameId, state, page, isAdmin, onPage }: GameScoresListProps): ReactNode {
  const { t } = useTranslation('gameScores');
  const errorText = useErrorText();
  const { list, error, retry } = useGameScores(gameId, page, state);
  const lines = useRef<HTMLUListElement>(null);
  // Outside of its row, which a removal may take from the list.
  const [removed, setRemoved] = useState<{ scoreId: number; username: string }>();

  if (error instanceof ApiError && error.code === 'forbidden') {
    return <StateMessage tone="danger" title={t('refused')} text={t('refusedText')} />;
  }
  if (error instanceof ApiError && error.code === 'not_found') return <StateMessage title={t('notFound')} />;
  if (error) {
    return <LoadError title={t('loadFailed')} text={errorText(error)} onRetry={retry} />;
  }
  if (list?.items.length === 0) {
    return state === 'removed' ? (
      <StateMessage title={t('emptyRemoved')} text={t('emptyRemovedHint')} />
    ) : (
      <StateMessage title={t('empty')} text={t('emptyHint')} />
    );
  }
  return (
    <ListPlace>
      <Lines ref={lines} tabIndex={-1} aria-label={t('list')} aria-busy={!list}>
        {list?.items.map((score) => (
          <GameScoreRow
            key={score.id}
            gameId={gameId}
            score={score}
            isAdmin={isAdmin}
            onRemove={() => setRemoved({ scoreId: score.id, username: score.player.username })}
          />
        )) ??
          Array.from({ length: SKELETONS }, (_, index) => (
            <li key={index} aria-hidden="true">
              <Skeleton $width="100%" $height="72px" />
            </li>
          ))}
      </Lines>
      {list && (
        <Pager label={t('pager')} page={page} pages={Math.ceil(list.total / GAME_SCORES_PAGE_SIZE)} onPage={onPage} />
      )}
      {removed && (
        <RemoveScoreDialog
          gameId={gameId}
          {...removed}
          onClose={() => {
            setRemoved(undefined);
            lines.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </ListPlace>
  );
}
