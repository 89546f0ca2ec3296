import type { Board } from '@gamegeek/contracts/live/topics.js';
import type { LeaderboardEntry } from '@gamegeek/contracts/scores/scores.schemas.js';
import { useQuery } from '@tanstack/react-query';
import { Crosshair, Eye, Gamepad2, ListOrdered, Users } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import { LiveMark } from '#ui/live/live-mark.js';
import { LoadError } from '#ui/load-error.js';
import { Pager } from '#ui/pager.js';
import { StateMessage } from '#ui/state-message.js';
import { VisuallyHidden } from '#ui/visually-hidden.js';
import { boardKey, scoreCountQuery } from '../queries.js';
import { BOARD_PAGE, MAX_BOARD_PAGE, pageCount } from '../board-pages.js';
import { useBoardPage } from '../live/use-board-page.js';
import type { RowAction } from './leaderboard-row.js';
import { LeaderboardTable } from './leaderboard-table.js';
import { Count, Counts, FindMe, FindResult, FindRow, PagerPlace, Section, Toolbar } from './leaderboard.styles.js';
import { useFindMe } from './use-find-me.js';
import { useAnnouncedRow } from './use-announced-row.js';
import { RulesNote } from './rules-note.js';
import { useScoreFormat } from './use-score-format.js';

const RankHistoryButton = lazyPart(() => import('../figures/rank-history.js'), 'RankHistoryButton', 'boards');

interface LeaderboardProps {
  board: Board;
  page: number;
  onPage: (page: number) => void;
  /** The accessible name of the board. */
  boardName: string;
  /** Of the board of an arcade game. */
  arcadeId: string | null | undefined;
  /** The number of games, on the board of all of them. */
  gameCount: number | undefined;
  /** A link to a live run. */
  watchNow: ReactNode;
  /** Whether the game of the board can be played. */
  isPlayable: boolean;
  ownId: string | undefined;
  /** Whether the session is still being checked. */
  isOwnAwaited: boolean;
  /** The action at the end of a row of a game's board. */
  action?: RowAction;
}

/** A board with live mark, counts, pages and the link to the user's own row. */
export function Leaderboard(props: LeaderboardProps): ReactNode {
  const { board, onPage, boardName, arcadeId, gameCount, watchNow, isPlayable, ownId, isOwnAwaited, action } = props;
  const { t } = useTranslation(['common', 'weeks']);
  const { page, entries, format, total, status, watchers, failed, retry } = useBoardPage(board, props.page, ownId);
  const { data: scores } = useQuery(scoreCountQuery(board));
  const scoreFormat = useScoreFormat(format);
  const list = `${boardKey(board)}:${page}`;
  const announced = useAnnouncedRow(entries, list);
  const { findMe, outcome, frame } = useFindMe({ board, page, onPage, ownId });

  const pages = pageCount(total ?? 0);
  const lastReachable = Math.min(pages, MAX_BOARD_PAGE);
  const isEmpty = total === 0;
  const hasFindMe = ownId !== undefined || isOwnAwaited;

  return (
    <Section ref={frame}>
      <Toolbar>
        <Counts>
          <LiveMark status={status} />
          {scores !== undefined && total !== undefined && (
            <Count>
              <ListOrdered size={15} aria-hidden="true" />
              {/* The board is live, and each of its players has a score. */}
              {t('board.scores', { count: Math.max(scores.scores, total) })}
            </Count>
          )}
          {total !== undefined && (
            <Count>
              <Users size={15} aria-hidden="true" />
              {t('board.players', { count: total })}
            </Count>
          )}
          {gameCount !== undefined && (
            <Count>
              <Gamepad2 size={15} aria-hidden="true" />
              {t('board.games', { count: gameCount })}
            </Count>
          )}
          {watchers !== undefined && watchers > 0 && (
            <Count>
              <Eye size={15} aria-hidden="true" />
              {t('board.watching', { count: watchers })}
            </Count>
          )}
          {watchNow}
        </Counts>
        {hasFindMe && !isEmpty && (
          <FindMe $isAwaited={isOwnAwaited} onClick={findMe}>
            <Crosshair size={17} aria-hidden="true" />
            {t('weeks:hub.findMe')}
          </FindMe>
        )}
      </Toolbar>
      {hasFindMe && (
        <FindRow>
          <FindResult role="status">
            {outcome === 'absent' && `${t('board.notOnBoard')} ${isPlayable ? t('board.firstScore') : ''}`}
            {outcome === 'failed' && t('board.error')}
            {typeof outcome === 'object' && t(format ? 'board.ownRank' : 'weeks:hub.foundMe', placeOf(outcome))}
          </FindResult>
          {typeof outcome === 'object' && board.scope !== 'global' && board.period === 'all' && (
            <Suspense>
              <RankHistoryButton
                username={outcome.username}
                gameId={board.scope}
                board={board.slug}
                boardName={boardName}
                isLabelled
              />
            </Suspense>
          )}
        </FindRow>
      )}
      {renderRows()}
      <RulesNote arcadeId={arcadeId} />
      <VisuallyHidden role="status">
        {announced &&
          t(format ? 'weeks:hub.announceValue' : 'weeks:hub.announceOne', {
            name: announced.username,
            ...placeOf(announced),
          })}
      </VisuallyHidden>
    </Section>
  );

  function placeOf({ rank, score }: LeaderboardEntry) {
    return { rank, score: scoreFormat.score(score) };
  }

  function renderRows(): ReactNode {
    if (failed) {
      return <LoadError title={t('board.error')} onRetry={retry} />;
    }
    if (isEmpty && board.scope === 'global') return <StateMessage title={t('board.emptyAll')} />;
    if (isEmpty) {
      return <StateMessage title={t('board.empty')} text={isPlayable ? t('weeks:hub.emptyHint') : undefined} />;
    }
    return (
      <>
        <LeaderboardTable
          entries={entries}
          boardFormat={format}
          list={list}
          size={BOARD_PAGE}
          caption={t('board.caption', { board: boardName })}
          scoreLabel={t(
            board.scope === 'global' ? 'board.total' : format?.kind === 'time' ? 'board.time' : 'board.score',
          )}
          ownId={ownId}
          arcadeId={arcadeId}
          action={board.scope === 'global' ? undefined : action}
        />
        {total === undefined ? (
          <PagerPlace />
        ) : (
          <Pager label={t('weeks:hub.pager')} page={page} pages={pages} lastReachable={lastReachable} onPage={onPage} />
        )}
      </>
    );
  }
}
