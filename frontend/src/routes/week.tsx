import type { GameChampions } from '@gamegeek/contracts/scores/weeks.schemas.js';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { PlayGame } from '#features/games/components/play-game.js';
import { Week } from '#features/scores/weeks/week.js';
import { QueryProvider } from '#shared/api/query-provider.js';

export default function WeekPage(): ReactNode {
  const { week = '' } = useParams();
  return (
    <QueryProvider>
      <Week key={week} name={week} play={playGame} />
    </QueryProvider>
  );
}

function playGame({ gameId, gameName, launch, gameUrl }: GameChampions): ReactNode {
  return <PlayGame game={{ id: gameId, name: gameName, launch, game_url: gameUrl }} />;
}
