import type { Board } from '@gamegeek/contracts/live/topics.js';
import { rowsToShow } from '@gamegeek/contracts/live/watch-options.js';
import type { LeaderboardPage } from '@gamegeek/contracts/scores/scores.schemas.js';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLive } from '#shared/live/use-live.js';
import { Row } from '#ui/layout.js';
import { LiveMark } from '#ui/live/live-mark.js';
import { Pager } from '#ui/pager.js';
import { QueryView } from '#ui/query-view.js';
import { Skeleton } from '#ui/skeleton.js';
import { StateMessage } from '#ui/state-message.js';
import { Text } from '#ui/text.js';
import { LeaderboardTable } from '../board/leaderboard-table.js';
import type { RowAction } from '../board/leaderboard-row.js';
import { BOARD_PAGE, pageCount } from '../board-pages.js';
import { liveLeaderboard } from '../live/leaderboard-topic.js';
import { useRefetch } from '../live/use-refetch.js';
import { boardKey, followedPageQuery } from '../queries.js';

interface FollowedBoardProps {
  board: Board;
  page: number;
  onPage: (page: number) => void;
  /** The accessible name of the board. */
  boardName: string;
  /** Of the board of an arcade game. */
  arcadeId: string | null | undefined;
  ownId: string;
  /** The action at the end of a row of a game's board. */
  action?: RowAction | undefined;
  /** Beside a game, whose box has the live mark: without the dates. */
  isShort?: boolean;
}

/** The rows of those whom the user follows and of the user, with their ranks on the whole board. */
export function FollowedBoard(props: FollowedBoardProps): ReactNode {
  const { board, onPage, boardName, arcadeId, ownId, action, isShort = false } = props;
  const { t } = useTranslation(['boards', 'weeks']);
  const live = useLive(liveLeaderboard(board), rowsToShow(BOARD_PAGE));
  const { query, page } = useFollowed(board, props.page, ownId);
  useRefetch(true, live.seq, query.data?.seq, query.refetch);

  function renderRows({ entries, format, total }: LeaderboardPage): ReactNode {
    if (total === 0) return <StateMessage title={t('followed.none')} text={t('followed.how')} />;
    const isAlone = total === 1 && entries[0]?.userId === ownId;
    return (
      <>
        <LeaderboardTable
          entries={entries}
          boardFormat={format}
          list={`following:${boardKey(board)}:${page}`}
          size={BOARD_PAGE}
          caption={t('board.caption', { board: `${boardName}, ${t('among.following')}` })}
          scoreLabel={t(
            board.scope === 'global' ? 'board.total' : format?.kind === 'time' ? 'board.time' : 'board.score',
          )}
          ownId={ownId}
          showDate={!isShort}
          arcadeId={arcadeId}
          action={board.scope === 'global' ? undefined : action}
        />
        {isAlone && (
          <Text $above={16} $size="medium" $muted>
            {t('followed.onlyYou')} {t('followed.how')}
          </Text>
        )}
        <Pager label={t('weeks:hub.pager')} page={page} pages={pageCount(total)} onPage={onPage} />
      </>
    );
  }

  return (
    <section aria-label={t('among.following')}>
      {!isShort && (
        <Row $below={12}>
          <LiveMark status={live.status} />
        </Row>
      )}
      <QueryView query={query} failed={t('board.error')} pending={<Skeleton $width="100%" $height="548px" />}>
        {renderRows}
      </QueryView>
    </section>
  );
}

/** The requested page, or the last one for an address beyond it. */
function useFollowed(board: Board, wanted: number, ownId: string) {
  const { data } = useQuery(followedPageQuery(board, wanted, ownId));
  const page = data ? Math.min(wanted, pageCount(data.total)) : wanted;
  return { query: useQuery(followedPageQuery(board, page, ownId)), page };
}
