const SHORTEST = 22;

/** Calls back with `up`, `right`, `down` or `left`; one stroke may contain several turns. */
export function onSwipe(element: HTMLElement, swiped: (direction: string) => void): void {
  let pointer: number | null = null;
  let from = { x: 0, y: 0 };
  element.addEventListener('pointerdown', (event) => {
    pointer = event.pointerId;
    from = { x: event.clientX, y: event.clientY };
  });
  element.addEventListener('pointermove', (event) => {
    if (event.pointerId !== pointer) return;
    const x = event.clientX - from.x;
    const y = event.clientY - from.y;
    if (Math.max(Math.abs(x), Math.abs(y)) < SHORTEST) return;
    from = { x: event.clientX, y: event.clientY };
    if (Math.abs(x) > Math.abs(y)) swiped(x > 0 ? 'right' : 'left');
    else swiped(y > 0 ? 'down' : 'up');
  });
  for (const end of ['pointerup', 'pointercancel'] as const) {
    element.addEventListener(end, (event) => {
      if (event.pointerId === pointer) pointer = null;
    });
  }
}
