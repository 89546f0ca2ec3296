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
import { ScoringExplained } from '#features/scores/board/scoring-explained.js';
import { WeekBar } from '#features/scores/weeks/week-bar.js';
import { TrendingGames } from '#features/trending/components/trending-games.js';
import { QueryProvider } from '#shared/api/query-provider.js';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import { useReader } from '#shared/session/use-reader.js';
import { Row } from '#ui/layout.js';
import { Eyebrow } from '#ui/page/eyebrow.js';
import { PageTitle } from '#ui/page/page-title.js';
import { Tabs } from '#ui/tabs.js';
import { Heading, Text } from '#ui/text.js';
import { BoardPanel, Columns, Head, SidePanel } from './leaderboard.styles.js';

/** Most visitors look at boards. */
const PlayerRatingBoard = lazyPart(
  () => import('#features/scores/player-rating/player-rating-board.js'),
  'PlayerRatingBoard',
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
  const { t } = useTranslation('weeks');
  const reader = useReader();
  const { tab, board, page, showGame, showTab, showPage } = useBoardAddress();
  const { data: games } = useQuery(gameChoicesQuery(''));
  const gameId = board.scope === 'global' ? undefined : board.scope;
  const gameName = useGameName(gameId);
  const game = usePickedGame(gameId);
  const removeScore = useScoreRemoval(game);

  return (
    <>
      <PageTitle>{t('nav.leaderboards')}</PageTitle>
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
            {gameId !== undefined && <GameLinks gameId={gameId} gameName={gameName} game={game} />}
          </Row>
          <Tabs
            id="period"
            label={t('hub.tabsLabel')}
            tabs={[
              { value: 'all', text: t('hub.tabs.all'), hint: t('hub.tabHints.all') },
              { value: 'week', text: t('hub.tabs.week'), hint: t('hub.tabHints.week') },
              { value: 'rating', text: t('hub.tabs.rating'), hint: t('hub.tabHints.rating') },
            ]}
            value={tab}
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

  function renderBoard(): ReactNode {
    return (
      <>
        {board.period === 'week' && (
          <>
            <Text $below={12} $size="medium" $muted>
              {t('hub.weekHint')}
            </Text>
            <WeekBar />
          </>
        )}
        <Leaderboard
          board={board}
          page={page}
          onPage={showPage}
          boardName={`${gameName}, ${t(`hub.tabs.${board.period}`)}`}
          arcadeId={game?.arcade_id}
          gameCount={gameId === undefined ? games?.total : undefined}
          isPlayable={game !== undefined && canBePlayed(game)}
          ownId={reader.id}
          isOwnAwaited={reader.isAwaited}
          action={removeScore ?? reportScore}
        />
      </>
    );
  }
}
