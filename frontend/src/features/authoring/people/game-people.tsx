import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import type { ReactNode } from 'react';
import { useCreator } from '../creator.js';
import { CoMakers } from './co-makers.js';
import { Deletion } from './deletion.js';
import { Transfer } from './transfer.js';

/** Who makes a game, and what only its creator decides. */
export function GamePeople({ game }: { game: Game }): ReactNode {
  const reader = useCreator();
  const isOwner = reader.is_admin || game.created_by === reader.id;
  return (
    <>
      <CoMakers gameId={game.id} readerId={reader.id} isOwner={isOwner} />
      {isOwner && <Transfer gameId={game.id} />}
      {isOwner && <Deletion game={game} />}
    </>
  );
}
