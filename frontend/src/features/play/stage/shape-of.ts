import type { FrameSize } from '@gamegeek/contracts/games/game-frame.js';
import type { Game } from '@gamegeek/contracts/games/games.schemas.js';

export interface StageShape {
  size: FrameSize | undefined;
  ratio: string;
  isUpright: boolean;
}

/** The shape of the stage: of a game's own size, of upright or wide screens, or 4 to 3. */
export function shapeOf({ frame, orientation }: Game): StageShape {
  if (frame !== 'fill') return { size: frame, ratio: `${frame.width} / ${frame.height}`, isUpright: false };
  return {
    size: undefined,
    ratio: orientation === 'landscape' ? '16 / 9' : '4 / 3',
    isUpright: orientation === 'portrait',
  };
}
