import type { GameCategory } from '@gamegeek/contracts/games/categories.js';
import { memo, type ReactNode } from 'react';
import { color } from '../../theme/theme.js';
import { drawGame, WIDE } from './draw-game.js';

interface GameSpriteProps {
  name: string;
  category?: GameCategory | undefined;
}

/**
 * What a game without a picture looks like: drawn from its name and category, the same everywhere, for ever. It fills
 * its place, and a place of any shape shows the middle. Decoration: the game's name stands beside it.
 */
export const GameSprite = memo(function GameSprite({ name, category = 'Other' }: GameSpriteProps): ReactNode {
  const { ground, layers } = drawGame(name, category);
  return (
    <svg
      viewBox={`0 0 ${WIDE.columns} ${WIDE.rows}`}
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      shapeRendering="crispEdges"
      aria-hidden="true"
      focusable="false"
      display="block"
    >
      <rect width={WIDE.columns} height={WIDE.rows} fill={color[ground]} />
      {layers.map(({ ink, pixels, opacity }) => (
        <path key={ink} fill={color[ink]} opacity={opacity} d={pixels} />
      ))}
    </svg>
  );
});
