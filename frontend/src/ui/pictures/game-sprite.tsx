import type { GameCategory } from '@gamegeek/contracts/games/categories.js';
import { memo, type ReactNode } from 'react';
import { color } from '#shared/theme/theme.js';
import { drawGame, WIDE } from './draw-game.js';

interface GameSpriteProps {
  name: string;
  category?: GameCategory | undefined;
}

/**
 * The generated picture of a game without one, drawn from its name and category. It fills its box, cropped to the
 * middle. Decorative: the game's name is shown beside it.
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
