import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageTitle } from '#ui/page/page-title.js';
import { boardsQuery } from './queries.js';

interface BoardTitleProps {
  gameId: number;
  gameName: string;
  /** The slug of the board. */
  slug: string;
}

/** The title of a game's page that shows a board beside the main one. */
export function BoardTitle({ gameId, gameName, slug }: BoardTitleProps): ReactNode {
  const { data: boards } = useQuery(boardsQuery(gameId));
  const board = boards?.find((known) => known.slug === slug);
  return board && <PageTitle>{`${board.name} · ${gameName}`}</PageTitle>;
}
