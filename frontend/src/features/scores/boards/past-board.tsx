import type { Board } from '@gamegeek/contracts/live/topics.js';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Pager } from '#ui/pager.js';
import { QueryView } from '#ui/query-view.js';
import { Skeleton } from '#ui/skeleton.js';
import { StateMessage } from '#ui/state-message.js';
import { BOARD_PAGE, MAX_BOARD_PAGE, pageCount } from '../board-pages.js';
import type { RowAction } from '../board/leaderboard-row.js';
import { LeaderboardTable } from '../board/leaderboard-table.js';
import { boardKey, pastPageQuery, type PastBoard as Past } from '../queries.js';

interface PastBoardProps {
  board: Board;
  past: Past;
  page: number;
  onPage: (page: number) => void;
  /** The accessible name of the board. */
  boardName: string;
  ownId: string | undefined;
  arcadeId: string | null | undefined;
  action?: RowAction;
}

/** The board of a day, week or month that is over, or an earlier edition of a board. */
export function PastBoard({
  board,
  past,
  page,
  onPage,
  boardName,
  ownId,
  arcadeId,
  action,
}: PastBoardProps): ReactNode {
  const { t } = useTranslation('boards');
  const query = useQuery(pastPageQuery(board, past, page));
  return (
    <QueryView query={query} failed={t('board.error')} pending={<Skeleton $width="100%" $height="548px" />}>
      {({ entries, total, format }) =>
        total === 0 ? (
          <StateMessage title={t('at' in past ? 'nobody' : 'nobodyInEdition')} />
        ) : (
          <>
            <LeaderboardTable
              entries={entries}
              boardFormat={format}
              list={`${boardKey(board)}:${Object.values(past).join()}:${page}`}
              size={BOARD_PAGE}
              caption={t('board.caption', { board: boardName })}
              scoreLabel={t(format?.kind === 'time' ? 'board.time' : 'board.score')}
              ownId={ownId}
              arcadeId={arcadeId}
              action={action}
            />
            <Pager
              label={t('past')}
              page={page}
              pages={pageCount(total)}
              lastReachable={Math.min(pageCount(total), MAX_BOARD_PAGE)}
              onPage={onPage}
            />
          </>
        )
      }
    </QueryView>
  );
}
