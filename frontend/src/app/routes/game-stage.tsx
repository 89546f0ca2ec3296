import type { Game } from '@gamegeek/contracts/games/games.types.js';
import type { PlayFrame } from '@gamegeek/contracts/play/play.types.js';
import { useCallback, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../../features/auth/stores/session-store.js';
import type { ReadBoard } from '../../features/play/host/board-requests.js';
import { Stage } from '../../features/play/components/stage/stage.js';
import { getLeaderboard } from '../../features/scores/api/get-leaderboard.js';
import { paths, type AuthLinkState } from '../../shared/routing/paths.js';

interface GameStageProps {
  game: Game;
  frame: PlayFrame;
  startsAtOnce?: boolean;
}

/** A game with who plays it, and with its board. */
export function GameStage({ game, frame, startsAtOnce = false }: GameStageProps): ReactNode {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const user = useSession((session) => session.user);
  const isLoading = useSession((session) => session.status === 'loading');
  const readBoard: ReadBoard = useCallback(
    (query) => getLeaderboard({ scope: game.id, period: 'all', ...query }),
    [game.id],
  );
  const signIn = useCallback(async () => {
    const state: AuthLinkState = { from: pathname };
    await navigate(paths.auth(), { state });
  }, [navigate, pathname]);
  return (
    <Stage
      game={game}
      frame={frame}
      player={user ?? (isLoading ? undefined : null)}
      readBoard={readBoard}
      onSignIn={signIn}
      startsAtOnce={startsAtOnce}
    />
  );
}
