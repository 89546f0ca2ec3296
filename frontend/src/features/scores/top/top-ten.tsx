import { BOARD_WINDOW } from '@gamegeek/contracts/live/live-events.js';
import { rowsToShow } from '@gamegeek/contracts/live/watch-options.js';
import { PLAIN_FORMAT, type BoardFormat } from '@gamegeek/contracts/boards/board-format.schemas.js';
import type { LeaderboardEntry } from '@gamegeek/contracts/scores/scores.schemas.js';
import { Suspense, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toStored } from '@gamegeek/rules/boards/values.js';
import { useLive } from '#shared/live/use-live.js';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import { paths } from '#shared/routing/paths.js';
import { Badge } from '#ui/badge.js';
import { Row } from '#ui/layout.js';
import { LiveMark } from '#ui/live/live-mark.js';
import { LoadError } from '#ui/load-error.js';
import { StateMessage } from '#ui/state-message.js';
import { Heading } from '#ui/text.js';
import { VisuallyHidden } from '#ui/visually-hidden.js';
import { BOARD_PAGE } from '../board-pages.js';
import { useBoardOfGame } from '../board-address.js';
import { boardKey } from '../queries.js';
import { liveLeaderboard } from '../live/leaderboard-topic.js';
import type { GhostScore } from '../board/ghost-place.js';
import type { RowAction } from '../board/leaderboard-row.js';
import { LeaderboardTable } from '../board/leaderboard-table.js';
import { FullLink, OwnRank, Rows, TopBox } from './top-ten.styles.js';
import { useOwnPlace, type OwnPlace } from './use-own-place.js';
import { RulesNote } from '../board/rules-note.js';
import { AmongPlace } from '../followed/among-place.js';
import { useScoreFormat } from '../board/use-score-format.js';

/** Most games have one board. */
const BoardChoice = lazyPart(() => import('../boards/board-choice.js'), 'BoardChoice', 'boards', 'weeks');

/** Visitors follow nobody. */
const AmongSwitch = lazyPart(() => import('../followed/among-switch.js'), 'AmongSwitch', 'boards');
const FollowedBoard = lazyPart(() => import('../followed/followed-board.js'), 'FollowedBoard', 'boards', 'weeks');
/** Only some players have a recorded best. */
const RaceBestLink = lazyPart(() => import('#ui/players/race-best-link.js'), 'RaceBestLink', 'runs');

interface TopTenProps {
  gameId: number;
  gameName: string;
  arcadeId: string | null;
  /** Whether the reader can get onto the board here. */
  isPlayable?: boolean;
  ownId: string | undefined;
  /** Whether the session is still being checked. */
  isOwnAwaited: boolean;
  /** A guest's score on the main board, shown at the place it would have. */
  ghost?: GhostScore | undefined;
  /** The action at the end of a row. */
  action?: RowAction | undefined;
  /** Beside the title: who else sees the board. */
  mark?: string | undefined;
}

/** The live top ten of a game, with the user's rank and the next player above. */
export function TopTen(props: TopTenProps): ReactNode {
  const { gameId, gameName, arcadeId, isPlayable = true, ownId, isOwnAwaited, action, mark } = props;
  const { t } = useTranslation();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { board, showBoard, showPeriod, isFollowing, showFollowing } = useBoardOfGame(gameId);
  const [followedPage, setFollowedPage] = useState(1);
  const isFirst = board.slug === undefined && board.period === 'all';
  const ghost = isFirst ? props.ghost : undefined;
  // The user's rank is live within the watched rows; visitors have none.
  const rows = ownId === undefined ? rowsToShow(BOARD_PAGE) : BOARD_WINDOW;
  const { snapshot, status, failed, retry } = useLive(liveLeaderboard(board), rows);
  const scores = useScoreFormat(snapshot?.format);
  const place = useOwnPlace(board, snapshot, ownId);
  const entries = useTopRows(snapshot?.entries);
  const run = ghost && { ...ghost, score: toStored(snapshot?.format ?? PLAIN_FORMAT, ghost.score) };
  // The button that has the focus is removed.
  const declinable = run && {
    ...run,
    onDecline: () => {
      title.current?.focus();
      run.onDecline();
    },
  };
  const isEmpty = entries?.length === 0 && !ghost;
  const isSignedIn = ownId !== undefined || isOwnAwaited;
  // A board that only makers and testers see has no others.
  const hasSwitch = isSignedIn && mark === undefined;
  return (
    <TopBox aria-labelledby={id}>
      <Row $below={12} $gap={12} $rowGap={4} $justify="space-between">
        <Heading id={id} ref={title} tabIndex={-1}>
          {t('board.top')}
        </Heading>
        {mark && <Badge $tone="second">{mark}</Badge>}
        <LiveMark status={status} />
      </Row>
      {(snapshot?.boards !== undefined || !isFirst) && (
        <Suspense>
          <BoardChoice board={board} onBoard={showBoard} onPeriod={showPeriod} />
        </Suspense>
      )}
      {hasSwitch && (
        <AmongPlace>
          {ownId !== undefined && (
            <Suspense>
              <AmongSwitch isFollowing={isFollowing} onSwitch={showFollowing} />
            </Suspense>
          )}
        </AmongPlace>
      )}
      {isSignedIn && (
        <OwnPlaceLine
          raceableId={arcadeId === null ? undefined : gameId}
          place={place}
          format={snapshot?.format}
          isPlayable={isPlayable}
        />
      )}
      <Rows>{hasSwitch && isFollowing && ownId !== undefined ? renderFollowed(ownId) : renderRows()}</Rows>
      <VisuallyHidden role="status">
        {run &&
          (snapshot?.format
            ? `${t('board.ghost.tag')}: ${scores.score(run.score)}`
            : t('board.ghost.announced', { score: scores.score(run.score), rank: run.rank }))}
      </VisuallyHidden>
      <FullLink to={paths.board(gameId, board)}>{t('board.full')}</FullLink>
      <RulesNote arcadeId={arcadeId} />
    </TopBox>
  );

  function renderFollowed(userId: string): ReactNode {
    return (
      <Suspense>
        <FollowedBoard
          board={board}
          page={followedPage}
          onPage={setFollowedPage}
          boardName={gameName}
          arcadeId={arcadeId}
          ownId={userId}
          action={action}
          isShort
        />
      </Suspense>
    );
  }

  function renderRows(): ReactNode {
    return (
      <>
        {failed && <LoadError title={t('board.error')} onRetry={retry} />}
        {!failed && isEmpty && (
          <StateMessage title={t('board.empty')} text={isPlayable ? t('board.beFirst') : undefined} />
        )}
        {!failed && !isEmpty && (
          <LeaderboardTable
            entries={entries}
            boardFormat={snapshot?.format}
            list={`top:${boardKey(board)}`}
            size={BOARD_PAGE}
            caption={t('board.caption', { board: gameName })}
            scoreLabel={t(snapshot?.format?.kind === 'time' ? 'board.time' : 'board.score')}
            ownId={ownId}
            showDate={false}
            arcadeId={arcadeId}
            ghost={declinable}
            action={action}
          />
        )}
      </>
    );
  }
}

function useTopRows(entries: LeaderboardEntry[] | undefined): LeaderboardEntry[] | undefined {
  return entries?.slice(0, BOARD_PAGE);
}

interface OwnPlaceProps {
  /** The game, if its recorded runs can be raced. */
  raceableId: number | undefined;
  place: OwnPlace | 'absent' | undefined;
  format: BoardFormat | undefined;
  isPlayable: boolean;
}

/** Reserves its space until the user's rank is known. */
function OwnPlaceLine({ raceableId, place, format, isPlayable }: OwnPlaceProps): ReactNode {
  const { t } = useTranslation();
  const scores = useScoreFormat(format);
  if (!place) return <OwnRank aria-hidden="true" />;
  if (place === 'absent') {
    return <OwnRank>{isPlayable && `${t('board.notOnBoard')} ${t('board.firstScore')}`}</OwnRank>;
  }
  const { own, next } = place;
  return (
    <OwnRank>
      <strong>{t('board.ownRank', { rank: own.rank, score: scores.score(own.score) })}</strong>
      {next && (
        <span>
          {format
            ? `${t('board.rankOf', { rank: next.rank })}: ${next.username}, ${scores.score(next.score)}`
            : t('board.toPass', { count: next.score - own.score + 1, name: next.username })}
        </span>
      )}
      {own.recorded && raceableId !== undefined && (
        <Suspense>
          <RaceBestLink gameId={raceableId} scoreId={own.id} />
        </Suspense>
      )}
    </OwnRank>
  );
}
