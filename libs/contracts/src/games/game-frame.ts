/** The shortest and the longest side of a frame, in pixels. */
export const FRAME_SIDE_MIN = 100;
export const FRAME_SIDE_MAX = 4_096;

export interface FrameSize {
  width: number;
  height: number;
}

/** The size for which a game is made; `fill` for one that fits any. */
export type GameFrame = FrameSize | 'fill';

export const INVALID_FRAME = `A frame is fill, or a width and a height of ${FRAME_SIDE_MIN} to ${FRAME_SIDE_MAX} pixels`;

export function isGameFrame(value: unknown): value is GameFrame {
  if (value === 'fill') return true;
  if (typeof value !== 'object' || value === null) return false;
  const { width, height, ...others } = value as Partial<Record<string, unknown>>;
  return isFrameSide(width) && isFrameSide(height) && Object.keys(others).length === 0;
}

export function isFrameSide(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= FRAME_SIDE_MIN && Number(value) <= FRAME_SIDE_MAX;
}
