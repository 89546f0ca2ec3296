import type { Side } from './auto-repeat.js';

const TAP_MS = 250;
const TAP_PIXELS = 12;
/** The speed of a flick at its end, in CSS pixels per millisecond. */
const FLICK_SPEED = 0.7;
const FLICK_PIXELS = 30;
/** The speed at the end of a stroke is measured over this time. */
const RECENT_MS = 80;
const LEAST_STEP = 16;
/** Lowering needs a longer stroke than a column, so that an inexact sideways stroke lowers nothing. */
const LOWERED_STEPS = 1.3;

export interface GestureMoves {
  move(side: Side): void;
  turn(clockwise: boolean): void;
  lower(on: boolean): void;
  drop(): void;
  hold(): void;
}

interface Point {
  x: number;
  y: number;
  time: number;
}

interface Stroke {
  from: Point;
  /** Where the last column was reached. */
  x: number;
  y: number;
  recent: Point[];
  hasMoved: boolean;
  lowers: boolean;
  timer?: ReturnType<typeof setTimeout>;
}

const pointOf = ({ clientX, clientY, timeStamp }: PointerEvent): Point => ({ x: clientX, y: clientY, time: timeStamp });

/**
 * Drag sideways to move column by column and slowly down to lower; flick down to drop and up to hold. A tap turns
 * clockwise, on the left half counterclockwise. Fingers are followed separately.
 */
export function onGestures(element: HTMLElement, columnWidth: () => number, moves: GestureMoves): void {
  const strokes = new Map<number, Stroke>();

  const lower = (stroke: Stroke, on: boolean) => {
    clearTimeout(stroke.timer);
    if (stroke.lowers === on) return;
    stroke.lowers = on;
    stroke.hasMoved = true;
    moves.lower(on);
  };

  const onMove = (stroke: Stroke, now: Point) => {
    const before = stroke.recent.at(-1) ?? now;
    stroke.recent = [...stroke.recent.filter(({ time }) => now.time - time < RECENT_MS), now];
    const isSteep = Math.abs(now.y - before.y) > Math.abs(now.x - before.x);
    // On the way down, drifting sideways is no move.
    if (stroke.lowers && isSteep) stroke.x += now.x - before.x;
    const step = Math.max(LEAST_STEP, columnWidth());
    const isFlat = stroke.lowers || Math.abs(now.x - stroke.x) > Math.abs(now.y - stroke.y);
    while (isFlat && Math.abs(now.x - stroke.x) >= step) {
      const side = now.x > stroke.x ? 'right' : 'left';
      stroke.x += side === 'right' ? step : -step;
      stroke.y = now.y;
      stroke.hasMoved = true;
      moves.move(side);
    }
    const down = now.y - stroke.y;
    const turnsBack = now.y < before.y - 1;
    if (turnsBack) lower(stroke, false);
    else if (!stroke.lowers && down >= step * LOWERED_STEPS) {
      clearTimeout(stroke.timer);
      const begin = () => lower(stroke, true);
      // A flick drops when it ends; a finger that stays lowers.
      if (speedOf(stroke.recent).y < FLICK_SPEED) begin();
      else stroke.timer = setTimeout(begin, RECENT_MS);
    }
    if (stroke.lowers || turnsBack) stroke.y = now.y;
  };

  const onUp = (stroke: Stroke, now: Point) => {
    lower(stroke, false);
    const { x, y } = speedOf([...stroke.recent.filter(({ time }) => now.time - time < RECENT_MS), now]);
    const [right, down] = [now.x - stroke.from.x, now.y - stroke.from.y];
    if (Math.abs(y) > FLICK_SPEED && Math.abs(y) > Math.abs(x) && down * Math.sign(y) > FLICK_PIXELS)
      if (y > 0) moves.drop();
      else moves.hold();
    else if (!stroke.hasMoved && now.time - stroke.from.time < TAP_MS && Math.hypot(right, down) < TAP_PIXELS) {
      const { left, width } = element.getBoundingClientRect();
      moves.turn(now.x >= left + width / 2);
    }
  };

  element.addEventListener('pointerdown', (event) => {
    const from = pointOf(event);
    strokes.set(event.pointerId, { from, x: from.x, y: from.y, recent: [from], hasMoved: false, lowers: false });
    element.setPointerCapture(event.pointerId);
  });
  element.addEventListener('pointermove', (event) => {
    const stroke = strokes.get(event.pointerId);
    if (stroke) onMove(stroke, pointOf(event));
  });
  for (const end of ['pointerup', 'pointercancel'] as const) {
    element.addEventListener(end, (event) => {
      const stroke = strokes.get(event.pointerId);
      strokes.delete(event.pointerId);
      if (!stroke) return;
      if (end === 'pointerup') onUp(stroke, pointOf(event));
      else lower(stroke, false);
    });
  }
}

/** CSS pixels per millisecond. */
function speedOf(points: readonly Point[]): { x: number; y: number } {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return { x: 0, y: 0 };
  const time = Math.max(1, last.time - first.time);
  return { x: (last.x - first.x) / time, y: (last.y - first.y) / time };
}
