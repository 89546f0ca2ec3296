import type { Depth } from '../engines/engine.ts';

export interface DemoPlayer {
  name: string;
  depth: Depth;
}

/** Eight accounts, because an address may register ten in half an hour; each plays several games. */
export const PLAYERS: readonly DemoPlayer[] = [
  { name: 'Bot_Ada', depth: 3 },
  { name: 'Bot_Bruno', depth: 1 },
  { name: 'Bot_Chidi', depth: 2 },
  { name: 'Bot_Dana', depth: 3 },
  { name: 'Bot_Emre', depth: 2 },
  { name: 'Bot_Freya', depth: 1 },
  { name: 'Bot_Goro', depth: 3 },
  { name: 'Bot_Hilde', depth: 2 },
];
