import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { GLIDE_MS, Pace } from './pace.js';
import { prefersReducedMotion } from './prefers-reduced-motion.js';

const EASING = 'cubic-bezier(0.22, 1, 0.36, 1)';

interface Position {
  left: number;
  top: number;
}

/** A running animation: its start relative to the final position, and its progress. */
interface Glide {
  from: Position;
  running: Animation;
}

const ARRIVED: Position = { left: 0, top: 0 };

/**
 * The current offset of an element, computed from its animation: reading it from the element would force a style
 * recalculation.
 */
function shiftOf(glide: Glide | undefined): Position {
  const progress = glide?.running.effect?.getComputedTiming().progress;
  if (glide === undefined || typeof progress !== 'number') return ARRIVED;
  const left = 1 - progress;
  return { left: glide.from.left * left, top: glide.from.top * left };
}

interface Held {
  list: string;
  /** Keys in display order. */
  order: string;
  /** Empty if nothing was measured: the next change is then shown without motion. */
  positions: ReadonlyMap<string, Position>;
  glides: ReadonlyMap<string, Glide>;
}

/**
 * Animates rows from their former to their new positions (FLIP), with transforms only; a row that moves again continues
 * from its current position. Children are identified by `data-glide`; new ones fade in. Without motion: a changed
 * `list` (another page or board), and rows or orders that change too fast to follow.
 */
export function useGlide(container: RefObject<HTMLElement | null>, list: string, pace?: Pace): void {
  const [orders] = useState(() => new Pace());
  const held = useRef<Held>({ list, order: '', positions: new Map(), glides: new Map() });

  useLayoutEffect(() => {
    const isTooFast = pace?.canBeFollowed === false;
    // Just before the paint, when the browser computes the layout anyway.
    const frame = requestAnimationFrame(() => {
      const rows = [...(container.current?.querySelectorAll<HTMLElement>('[data-glide]') ?? [])];
      const before = held.current;
      const order = rows.map(keyOf).join();
      const positions = new Map(rows.map((row) => [keyOf(row), positionOf(row)]));
      const isSame = before.list === list && before.positions.size > 0;
      if (isSame && order !== before.order) orders.note(1);
      const mayMove = isSame && !isTooFast && orders.canBeFollowed;
      held.current = { list, order, positions, glides: mayMove ? moved(before, rows, positions) : halted(before) };
    });
    return () => cancelAnimationFrame(frame);
  });
}

function positionOf({ offsetLeft: left, offsetTop: top }: HTMLElement): Position {
  return { left, top };
}

function keyOf(element: HTMLElement): string {
  return element.dataset.glide ?? '';
}

/** Ends running animations at their final positions. */
function halted({ glides }: Held): Held['glides'] {
  for (const { running } of glides.values()) running.cancel();
  return new Map();
}

/** Animates every row whose position has changed. */
function moved(before: Held, rows: readonly HTMLElement[], positions: Held['positions']): Held['glides'] {
  const glides = new Map([...before.glides].filter(([key]) => positions.has(key)));
  if (prefersReducedMotion()) return glides;
  for (const row of rows) {
    const key = keyOf(row);
    const old = before.positions.get(key);
    const { left, top } = positions.get(key) ?? ARRIVED;
    if (old === undefined) row.animate({ opacity: [0, 1] }, { duration: GLIDE_MS, easing: EASING });
    else if (old.left !== left || old.top !== top) {
      const glide = glides.get(key);
      const shift = shiftOf(glide);
      glide?.running.cancel();
      const from = { left: old.left - left + shift.left, top: old.top - top + shift.top };
      glides.set(key, { from, running: glideFrom(from, row) });
    }
  }
  return glides;
}

function glideFrom({ left, top }: Position, element: HTMLElement): Animation {
  const start = `translate(${left}px, ${top}px)`;
  return element.animate({ transform: [start, 'none'] }, { duration: GLIDE_MS, easing: EASING });
}
