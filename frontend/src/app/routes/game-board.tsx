import type { Game } from '@gamegeek/contracts/games/games.types.js';
import type { Board } from '@gamegeek/contracts/live/topics.js';
import { parsePositiveInteger } from '@gamegeek/contracts/validation/positive-integer.js';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../features/auth/stores/session-store.js';
import { useGamesText } from '../../features/games/use-games-text.js';
import { Leaderboard } from '../../features/scores/components/leaderboard/leaderboard.js';
import { paths } from '../../shared/routing/paths.js';
import { reportScore } from '../report/report-score.js';
import { FullLink, Hint, Title, Top } from './game-board.styles.js';

/** The live board of a game, on the game's own page. */
export function GameBoard({ game }: { game: Game }): ReactNode {
  const t = useGamesText();
  const ownId = useSession((session) => session.user?.id);
  const [query, setQuery] = useSearchParams();
  const board: Board = { scope: game.id, period: 'all' };

  function showPage(page: number): void {
    setQuery((now) => {
      const next = new URLSearchParams(now);
      if (page > 1) next.set('page', String(page));
      else next.delete('page');
      return next;
    });
  }

  return (
    <section aria-labelledby="game-board">
      <Top>
        <div>
          <Title id="game-board">{t('detail.board')}</Title>
          <Hint>{t('detail.boardHint')}</Hint>
        </div>
        <FullLink to={paths.board(game.id)}>{t('detail.fullBoard')}</FullLink>
      </Top>
      <Leaderboard
        board={board}
        page={parsePositiveInteger(query.get('page')) ?? 1}
        onPage={showPage}
        boardName={game.name}
        gameCount={undefined}
        ownId={ownId}
        action={reportScore}
      />
    </section>
  );
}
