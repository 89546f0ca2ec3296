import type { Move } from '@gamegeek/arcade/merge/board.js';

/** How far a finger or a mouse goes for a move, in CSS pixels. */
const REACH = 24;
const NOTICED = 4;

export interface DragEvents {
  /** A move begins to show: from 0 to 1, at which it is made. */
  shown(move: Move, share: number): void;
  made(move: Move): void;
  /** The stroke ended before it was a move. */
  ended(): void;
}

/**
 * Strokes anywhere around the board. One stroke is one move, however long it is; only a turn of the finger makes the
 * next.
 */
export function onDrag(isBoard: (target: EventTarget | null) => boolean, events: DragEvents): void {
  let pointer: number | null = null;
  let made: Move | null = null;
  let from = { x: 0, y: 0 };

  addEventListener('pointerdown', (event) => {
    if (!event.isPrimary || !isBoard(event.target)) return;
    pointer = event.pointerId;
    made = null;
    from = { x: event.clientX, y: event.clientY };
  });
  addEventListener('pointermove', (event) => {
    if (event.pointerId !== pointer) return;
    const x = event.clientX - from.x;
    const y = event.clientY - from.y;
    const length = Math.max(Math.abs(x), Math.abs(y));
    const move = moveOf(x, y);
    if (move === made) from = { x: event.clientX, y: event.clientY };
    else if (length < NOTICED) events.ended();
    else if (length < REACH) events.shown(move, length / REACH);
    else {
      made = move;
      from = { x: event.clientX, y: event.clientY };
      events.made(move);
    }
  });
  for (const end of ['pointerup', 'pointercancel'] as const)
    addEventListener(end, (event) => {
      if (event.pointerId !== pointer) return;
      pointer = null;
      events.ended();
    });
}

function moveOf(x: number, y: number): Move {
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? 'right' : 'left';
  return y > 0 ? 'down' : 'up';
}
