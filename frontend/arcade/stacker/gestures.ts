import type { Action } from '@gamegeek/arcade/stacker/stacker.js';

const TAP_MS = 250;
const TAP_PIXELS = 10;
/** The speed of a flick, in CSS pixels per millisecond downwards. */
const FLICK_SPEED = 0.9;
const FLICK_PIXELS = 50;

/** Drag sideways to move by columns, down to lower; tap to rotate; flick down to drop and up to hold. */
export function onGestures(element: HTMLElement, columnWidth: () => number, act: (action: Action) => void): void {
  let from: { x: number; y: number; time: number } | null = null;
  let last = { x: 0, y: 0 };
  let moved = false;
  element.addEventListener('pointerdown', (event) => {
    from = { x: event.clientX, y: event.clientY, time: event.timeStamp };
    last = { x: event.clientX, y: event.clientY };
    moved = false;
    element.setPointerCapture(event.pointerId);
  });
  element.addEventListener('pointermove', (event) => {
    if (!from) return;
    const step = Math.max(16, columnWidth());
    for (; event.clientX - last.x >= step; last.x += step, moved = true) act('right');
    for (; last.x - event.clientX >= step; last.x -= step, moved = true) act('left');
    const speed = (event.clientY - from.y) / Math.max(1, event.timeStamp - from.time);
    if (speed > FLICK_SPEED) return;
    for (; event.clientY - last.y >= step; last.y += step, moved = true) act('down');
  });
  element.addEventListener('pointerup', (event) => {
    if (!from) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    const time = Math.max(1, event.timeStamp - from.time);
    if (!moved && time < TAP_MS && Math.hypot(x, y) < TAP_PIXELS) act('turn');
    else if (Math.abs(y) > FLICK_PIXELS && Math.abs(y) > Math.abs(x) && Math.abs(y) / time > FLICK_SPEED)
      act(y > 0 ? 'drop' : 'hold');
    from = null;
  });
  element.addEventListener('pointercancel', () => (from = null));
}
