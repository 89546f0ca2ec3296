import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { parsePositiveInteger } from '@gamegeek/contracts/validation/positive-integer.js';
import { canBePlayed } from '@gamegeek/rules/can-be-played.js';
import { makesGame, triesOut } from '@gamegeek/rules/game-makers.js';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useGame } from '#features/games/use-game.js';
import { GameHead, GameHeadSkeleton, Watching } from '#features/games/details/game-head.js';
import { GameSidebar } from '#features/games/details/game-sidebar.js';
import { GameTabs, GameTabsSkeleton } from '#features/games/details/game-tabs.js';
import { hasBoard } from '#features/games/has-board.js';
import { hasStage } from '#features/games/has-stage.js';
import { useGameFigures } from '#features/games/live/use-game-figures.js';
import { useScoreRemoval } from '#features/moderation/game-scores/use-score-removal.js';
import { Report } from '#features/moderation/reports/report.js';
import { useOwnDocument } from '#features/play/host/use-own-document.js';
import { useFrame } from '#features/play/stage/use-frame.js';
import { useBoardOfGame } from '#features/scores/board-address.js';
import { useBoardWatchers } from '#features/scores/live/use-board-watchers.js';
import { TopTen } from '#features/scores/top/top-ten.js';
import { QueryProvider } from '#shared/api/query-provider.js';
import { useErrorText } from '#shared/api/use-error-text.js';
import { useServedPage, type ServedPage } from '#shared/first-paint/served-page.js';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import { paths } from '#shared/routing/paths.js';
import { useSession } from '#shared/session/session-store.js';
import { useReader } from '#shared/session/use-reader.js';
import { measure } from '#shared/theme/theme.js';
import { LoadError } from '#ui/load-error.js';
import { Breadcrumb } from '#ui/page/breadcrumb.js';
import { PageTitle } from '#ui/page/page-title.js';
import { GamePicture } from '#ui/pictures/game-picture.js';
import { Skeleton } from '#ui/skeleton.js';
import { Columns, Cover, Lead, Publishing, StagePlace, Unlockable } from './game.styles.js';
import { StageWithBoard } from './parts/stage-with-board.js';

/** The community tab is as large as a page and loaded on demand. */
const GameNotFound = lazyPart(() => import('#features/games/components/game-not-found.js'), 'GameNotFound');

const GameCommunity = lazyPart(() => import('./parts/game-community.js'), 'GameCommunity', 'ratings');

const AchievementsOfGame = lazyPart(
  () => import('#features/players/achievements/achievements-of-game.js'),
  'AchievementsOfGame',
  'players',
);

const SpreadPanel = lazyPart(() => import('#features/scores/figures/spread.js'), 'SpreadPanel', 'boards');

const WatchNow = lazyPart<'WatchNow', { gameId: number }>(
  () => import('#features/play/watch/tv-parts.js'),
  'WatchNow',
  'runs',
);

/** Loaded only for the makers of a draft. */
const PublishGame = lazyPart(
  () => import('#features/authoring/components/publish-game.js'),
  'PublishGame',
  'authoring',
  'authoringValidation',
);

/** Loaded only for signed-in users. */
const InviteButton = lazyPart(() => import('#features/inbox/components/invite-button.js'), 'InviteButton', 'inbox');

/** Loaded only if the address names a board. */
const BoardTitle = lazyPart(() => import('#features/scores/boards/board-title.js'), 'BoardTitle');

export default function GamePage(): ReactNode {
  const { id } = useParams();
  return (
    <QueryProvider>
      <AnyGame key={id} id={parsePositiveInteger(id)} />
    </QueryProvider>
  );
}

function AnyGame({ id }: { id: number | undefined }): ReactNode {
  const { t } = useTranslation('games');
  const errorText = useErrorText();
  const { game, isUnknown, error, retry } = useGame(id);
  const served = useServedPage();
  const { slug } = useBoardOfGame(id ?? 0).board;
  if (id === undefined || isUnknown) return <GameNotFound />;
  return (
    <div aria-busy={!game && !error}>
      <PageTitle key={slug}>{game?.name ?? served?.title ?? t('nav.games')}</PageTitle>
      {game && slug !== undefined && (
        <Suspense>
          <BoardTitle gameId={id} gameName={game.name} slug={slug} />
        </Suspense>
      )}
      <Breadcrumb
        above={[
          { to: paths.home(), text: t('nav.home') },
          { to: paths.games(), text: t('nav.games') },
        ]}
        here={game?.name ?? served?.title ?? '…'}
      />
      {error && <LoadError title={t('detail.failed')} text={errorText(error)} onRetry={retry} />}
      {!error && !game && <GameSkeleton served={served} />}
      {game && <ShownGame game={game} />}
    </div>
  );
}

function ShownGame({ game }: { game: Game }): ReactNode {
  const figures = useGameFigures(game);
  const user = useSession((session) => session.user);
  const reader = useReader();
  const isMaker = makesGame(game, reader.id);
  const canEdit = isMaker || reader.isAdmin;
  return (
    <>
      <GameHead game={game} figures={figures} reader={reader} watching={<BoardWatching game={game} />} />
      <Lead>
        <GameLead game={game} players={figures.player_count} reader={reader} />
      </Lead>
      {game.active && hasBoard({ ...game, player_count: figures.player_count }) && (
        <Unlockable>
          <Suspense fallback={<Skeleton $width="100%" $height="84px" />}>
            <SpreadPanel gameId={game.id} ownId={reader.id} />
          </Suspense>
        </Unlockable>
      )}
      {isMaker && game.status === 'draft' && (
        <Publishing>
          <Suspense fallback={<Skeleton $width="100%" $height="160px" />}>
            <PublishGame game={game} />
          </Suspense>
        </Publishing>
      )}
      {game.arcade_id !== null && (
        <Unlockable>
          <Suspense fallback={<Skeleton $width="100%" $height="360px" />}>
            <AchievementsOfGame gameId={game.id} userId={reader.id} isReaderAwaited={reader.isAwaited} />
          </Suspense>
        </Unlockable>
      )}
      <Columns>
        <GameTabs
          game={game}
          community={
            <Suspense fallback={<Skeleton $width="100%" $height="420px" />}>
              <GameCommunity game={game} figures={figures} />
            </Suspense>
          }
        />
        <GameSidebar
          game={game}
          figures={figures}
          canEdit={canEdit}
          invite={
            user &&
            game.active && (
              <Suspense fallback={<Skeleton $width="100%" $height={measure.target} />}>
                <InviteButton game={game} />
              </Suspense>
            )
          }
          report={game.active && <Report kind="game" id={game.id} ownerId={game.created_by} name={game.name} />}
        />
      </Columns>
    </>
  );
}

/** The same number as at the board, and who of the players may be watched. */
function BoardWatching({ game }: { game: Game }): ReactNode {
  return (
    <>
      <Watching count={useBoardWatchers(game.id)} />
      {game.arcade_id !== null && (
        <Suspense>
          <WatchNow gameId={game.id} />
        </Suspense>
      )}
    </>
  );
}

interface GameLeadProps {
  game: Game;
  players: number;
  reader: ReturnType<typeof useReader>;
}

/** The game itself if it is played on this site, otherwise its picture, beside the live board if it has one. */
function GameLead({ game, players, reader }: GameLeadProps): ReactNode {
  const { t } = useTranslation('games');
  const ownFrame = useFrame(game);
  const frame = hasStage(game, reader) ? ownFrame : undefined;
  const isTrial = triesOut(game, reader);
  const isOwnDocument = useOwnDocument(game, frame);
  const removeScore = useScoreRemoval(game);
  if (frame) return <StageWithBoard game={game} frame={frame} isOwnDocument={isOwnDocument} start="cover" />;
  return (
    <>
      <Cover>
        <GamePicture
          name={game.name}
          category={game.categories[0]}
          url={game.image_url}
          sizes="auto, (min-width: 57.5em) 720px, 100vw"
        />
      </Cover>
      {(isTrial || hasBoard({ ...game, player_count: players })) && (
        <TopTen
          gameId={game.id}
          gameName={game.name}
          arcadeId={game.arcade_id}
          isPlayable={canBePlayed(game)}
          ownId={reader.id}
          isOwnAwaited={reader.isAwaited}
          action={isTrial ? undefined : removeScore}
          mark={isTrial ? t(game.status === 'draft' ? 'detail.onlyTesters' : 'detail.onlyYou') : undefined}
        />
      )}
    </>
  );
}

/** Shows the server's data; the rest is a placeholder. */
function GameSkeleton({ served }: { served: ServedPage | undefined }): ReactNode {
  return (
    <>
      <GameHeadSkeleton name={served?.title} />
      <Lead>
        <StagePlace />
        <Skeleton $width="100%" $height="660px" />
      </Lead>
      <Columns aria-hidden={served === undefined}>
        <GameTabsSkeleton text={served?.text} />
        <Skeleton $width="100%" $height="420px" />
      </Columns>
    </>
  );
}
