import type { Board } from '@gamegeek/contracts/live/topics.js';
import { canBePlayed } from '@gamegeek/rules/can-be-played.js';
import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActivePlayers } from '#features/activity/components/active-players.js';
import { gameChoicesQuery } from '#features/games/queries.js';
import { GameLinks } from '#features/games/components/game-links.js';
import { GamePicker, useGameName, usePickedGame } from '#features/games/components/game-picker.js';
import { useScoreRemoval } from '#features/moderation/game-scores/use-score-removal.js';
import { reportScore } from '#features/moderation/reports/report.js';
import { useBoardAddress } from '#features/scores/board-address.js';
import { Leaderboard } from '#features/scores/board/leaderboard.js';
import { BoardSelect } from '#features/scores/boards/board-select.js';
import { EditionSelect } from '#features/scores/boards/edition-select.js';
import { PastBoard } from '#features/scores/boards/past-board.js';
import { PastPeriods } from '#features/scores/boards/past-periods.js';
import { AmongPlace } from '#features/scores/followed/among-place.js';
import { useGameBoards } from '#features/scores/boards/use-game-boards.js';
import { ScoringExplained } from '#features/scores/board/scoring-explained.js';
import { ResetCountdown } from '#features/scores/weeks/reset-countdown.js';
import { WeekBar } from '#features/scores/weeks/week-bar.js';
import { TrendingGames } from '#features/trending/components/trending-games.js';
import { QueryProvider } from '#shared/api/query-provider.js';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import { useReader } from '#shared/session/use-reader.js';
import { Row } from '#ui/layout.js';
import { Eyebrow } from '#ui/page/eyebrow.js';
import { PageTitle } from '#ui/page/page-title.js';
import { StateMessage } from '#ui/state-message.js';
import { Tabs } from '#ui/tabs.js';
import { Heading, Text } from '#ui/text.js';
import { BoardPanel, Columns, Head, SidePanel } from './leaderboard.styles.js';

/** Most visitors look at boards. */
const PlayerRatingBoard = lazyPart(
  () => import('#features/scores/player-rating/player-rating-board.js'),
  'PlayerRatingBoard',
);

const ALL = ['all'] as const;
/** Visitors follow nobody. */
const AmongSwitch = lazyPart(() => import('#features/scores/followed/among-switch.js'), 'AmongSwitch', 'boards');
const FollowedBoard = lazyPart(() => import('#features/scores/followed/followed-board.js'), 'FollowedBoard', 'boards');

const WatchNow = lazyPart<'WatchNow', { gameId: number | undefined }>(
  () => import('#features/play/watch/tv-parts.js'),
  'WatchNow',
  'runs',
);

/** As many as fit beside ten rows of a board. */
const ACTIVE_PLAYERS = 5;

export default function LeaderboardPage(): ReactNode {
  return (
    <QueryProvider>
      <CommunityHub />
    </QueryProvider>
  );
}

function CommunityHub(): ReactNode {
  const { t } = useTranslation(['weeks', 'boards']);
  const reader = useReader();
  const address = useBoardAddress();
  const { tab, at, page, isFollowing, showGame, showBoard, showEdition, showTab, showPast, showPage, showFollowing } =
    address;
  const { board: newest, boards, shown, periods, isUnknown } = useGameBoards(address.board);
  const edition = address.edition === shown?.edition ? undefined : address.edition;
  // An earlier edition is shown with all its scores.
  const board: Board = edition === undefined ? newest : { ...newest, period: 'all' };
  const { data: games } = useQuery(gameChoicesQuery(''));
  const gameId = board.scope === 'global' ? undefined : board.scope;
  const gameName = useGameName(gameId);
  const game = usePickedGame(gameId);
  const removeScore = useScoreRemoval(game);
  const earlier = shown?.earlier.find((known) => known.edition === edition);
  const policy = edition === undefined ? shown?.policy : earlier?.policy;
  const name = nameOfBoard();

  return (
    <>
      <PageTitle>{name === undefined ? t('nav.leaderboards') : t('hub.title', { name })}</PageTitle>
      <Head>
        <Eyebrow>{t('hub.eyebrow')}</Eyebrow>
        <Heading as="h1" $above={8} $size="display">
          {t('nav.leaderboards')}
        </Heading>
        <Text $above={8} $size="base" $muted $narrow>
          {t('hub.intro')}
        </Text>
      </Head>
      <Columns>
        <BoardPanel>
          <Row $gap={12} $align="end">
            <GamePicker gameId={gameId} onPick={showGame} />
            {boards && (boards.length > 1 || isUnknown) && (
              <BoardSelect boards={boards} slug={board.slug} onPick={showBoard} />
            )}
            {shown && (shown.earlier.length > 0 || edition !== undefined) && (
              <EditionSelect board={shown} edition={edition} onPick={showEdition} />
            )}
            {gameId !== undefined && <GameLinks gameId={gameId} gameName={gameName} game={game} />}
          </Row>
          <Tabs
            id="period"
            label={t('hub.tabsLabel')}
            tabs={[...(edition === undefined ? periods : ALL), 'rating' as const].map((value) => ({
              value,
              text: (value === 'all' && name) || t(`hub.tabs.${value}`),
              hint: t(`hub.tabHints.${value}`),
            }))}
            value={tab === 'rating' ? tab : board.period}
            onChange={showTab}
          >
            {tab === 'rating' ? (
              <Suspense>
                <PlayerRatingBoard page={page} onPage={showPage} ownId={reader.id} />
              </Suspense>
            ) : (
              renderBoard()
            )}
          </Tabs>
        </BoardPanel>
        <SidePanel>
          <TrendingGames />
          <ActivePlayers size={ACTIVE_PLAYERS} />
        </SidePanel>
      </Columns>
      <ScoringExplained />
    </>
  );

  /** Undefined for the board of all games, and until the name of the game is known. */
  function nameOfBoard(): string | undefined {
    if (!shown || shown.main || !game) return game?.name;
    const ofEdition = earlier ? t('boards:edition.name', { name: shown.name, edition: earlier.edition }) : shown.name;
    return `${ofEdition} · ${game.name}`;
  }

  function renderBoard(): ReactNode {
    if (isUnknown) return <StateMessage title={t('boards:unknown.title')} text={t('boards:unknown.text')} />;
    const isAllOfGame = name !== undefined && board.period === 'all';
    const common = {
      board,
      page,
      onPage: showPage,
      boardName: [name ?? gameName, t(isAllOfGame ? 'hub.tabHints.all' : `hub.tabs.${board.period}`)].join(', '),
      arcadeId: game?.arcade_id,
      ownId: reader.id,
      action: removeScore ?? reportScore,
    };
    const sumHint = policy === 'sum' && (
      <Text $below={12} $size="medium" $muted>
        {t('boards:sum')}
      </Text>
    );
    if (edition !== undefined) {
      if (shown && !earlier)
        return <StateMessage title={t('boards:edition.unknown')} text={t('boards:edition.choose')} />;
      return (
        <>
          {sumHint}
          <PastBoard {...common} past={{ edition }} />
        </>
      );
    }
    return (
      <>
        {sumHint}
        {board.period === 'week' && at === undefined && policy !== 'sum' && (
          <>
            <Text $below={12} $size="medium" $muted>
              {t('hub.weekHint')}
            </Text>
            {board.slug === undefined && <WeekBar />}
          </>
        )}
        {board.period !== 'all' && gameId !== undefined && (
          <>
            {at === undefined && (board.period !== 'week' || board.slug !== undefined) && (
              <ResetCountdown period={board.period} />
            )}
            <PastPeriods period={board.period} at={at} onPick={showPast} />
          </>
        )}
        {at === undefined && (reader.id !== undefined || reader.isAwaited) && (
          <AmongPlace>
            {reader.id !== undefined && (
              <Suspense>
                <AmongSwitch isFollowing={isFollowing} onSwitch={showFollowing} />
              </Suspense>
            )}
          </AmongPlace>
        )}
        {at !== undefined && board.period !== 'all' ? (
          <PastBoard {...common} past={{ at }} />
        ) : isFollowing && reader.id !== undefined ? (
          <Suspense>
            <FollowedBoard {...common} ownId={reader.id} />
          </Suspense>
        ) : (
          <Leaderboard
            {...common}
            gameCount={gameId === undefined ? games?.total : undefined}
            watchNow={
              game?.arcade_id !== null && (
                <Suspense>
                  <WatchNow gameId={gameId} />
                </Suspense>
              )
            }
            isPlayable={game !== undefined && canBePlayed(game)}
            isOwnAwaited={reader.isAwaited}
          />
        )}
      </>
    );
  }
}
