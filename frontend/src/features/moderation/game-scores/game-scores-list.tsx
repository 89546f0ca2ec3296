import { GAME_SCORES_PAGE_SIZE } from '@gamegeek/contracts/moderation/game-scores.schemas.js';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, isNotFound } from '#shared/api/api-error.js';
import { useErrorText } from '#shared/api/use-error-text.js';
import { Pager } from '#ui/pager.js';
import { QueryView } from '#ui/query-view.js';
import { Skeleton, Skeletons } from '#ui/skeleton.js';
import { StateMessage } from '#ui/state-message.js';
import { gameScoresQuery } from './queries.js';
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
  const query = useQuery(gameScoresQuery(gameId, page, state));
  const { error } = query;
  const lines = useRef<HTMLUListElement>(null);
  // Outside of its row, which a removal may take from the list.
  const [removed, setRemoved] = useState<{ scoreId: number; username: string }>();

  if (!query.data && error instanceof ApiError && error.code === 'forbidden') {
    return <StateMessage tone="danger" title={t('refused')} text={t('refusedText')} />;
  }
  if (!query.data && isNotFound(error)) return <StateMessage title={t('notFound')} />;
  const skeleton = (
    <ListPlace>
      <Lines aria-label={t('list')} aria-busy>
        <Skeletons count={SKELETONS}>
          <li aria-hidden="true">
            <Skeleton $width="100%" $height="72px" />
          </li>
        </Skeletons>
      </Lines>
    </ListPlace>
  );
  return (
    <QueryView query={query} failed={t('loadFailed')} reason={errorText} pending={skeleton}>
      {({ items, total }) =>
        items.length === 0 ? (
          <StateMessage
            title={t(state ? 'emptyRemoved' : 'empty')}
            text={t(state ? 'emptyRemovedHint' : 'emptyHint')}
          />
        ) : (
          <ListPlace>
            <Lines ref={lines} tabIndex={-1} aria-label={t('list')} aria-busy={false}>
              {items.map((score) => (
                <GameScoreRow
                  key={score.id}
                  gameId={gameId}
                  score={score}
                  isAdmin={isAdmin}
                  onRemove={() => setRemoved({ scoreId: score.id, username: score.player.username })}
                />
              ))}
            </Lines>
            <Pager label={t('pager')} page={page} pages={Math.ceil(total / GAME_SCORES_PAGE_SIZE)} onPage={onPage} />
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
        )
      }
    </QueryView>
  );
}
