import { useLayoutEffect, useRef, type RefObject } from 'react';
import { prefersStillness } from './prefers-stillness.js';

const GLIDE_MS = 520;
const EASING = 'cubic-bezier(0.22, 1, 0.36, 1)';
/** As many changes as can be followed in the time of one glide. */
const FOLLOWED = 3;

interface Place {
  left: number;
  top: number;
}

/** An element on its way: how far from its place it began, and how far it has come. */
interface Glide {
  from: Place;
  running: Animation;
}

const ARRIVED: Place = { left: 0, top: 0 };

/**
 * How far from its place an element is drawn at this moment. Reckoned from its glide: asking the element would have the
 * browser work out all styles anew.
 */
function shiftOf(glide: Glide | undefined): Place {
  const progress = glide?.running.effect?.getComputedTiming().progress;
  if (glide === undefined || typeof progress !== 'number') return ARRIVED;
  const left = 1 - progress;
  return { left: glide.from.left * left, top: glide.from.top * left };
}

interface Held {
  list: string;
  /** The keys in their order. */
  order: string;
  /** When that order changed lately. */
  changes: readonly number[];
  /** Empty where nobody has looked: what moves next is then laid out without a move. */
  places: ReadonlyMap<string, Place>;
  glides: ReadonlyMap<string, Glide>;
}

/**
 * Rows glide from where they stood to where they stand (FLIP): only transforms move, and a row that is overtaken while
 * it glides goes on from where it is. Children are known by `data-glide`; new ones fade in. A changed `list` (another
 * page or board) is laid out without a move, and so is one that changes faster than an eye could follow.
 */
export function useGlide(container: RefObject<HTMLElement | null>, list: string): void {
  const held = useRef<Held>({ list, order: '', changes: [], places: new Map(), glides: new Map() });

  useLayoutEffect(() => {
    // Just before it is painted: the browser lays the page out then anyway, once for all that has changed.
    const frame = requestAnimationFrame(() => {
      const rows = [...(container.current?.querySelectorAll<HTMLElement>('[data-glide]') ?? [])];
      held.current = held.current.list === list ? followed(held.current, rows) : laidOut(list, rows);
    });
    return () => cancelAnimationFrame(frame);
  });
}

function laidOut(list: string, rows: readonly HTMLElement[]): Held {
  return { list, order: orderOf(rows), changes: [], places: placesOf(rows), glides: new Map() };
}

function followed(before: Held, rows: readonly HTMLElement[]): Held {
  const order = orderOf(rows);
  const changes = order === before.order ? before.changes : [...before.changes, performance.now()].filter(isRecent);
  const places = placesOf(rows);
  const glides = changes.length > FOLLOWED || before.places.size === 0 ? halted(before) : moved(before, rows, places);
  return { list: before.list, order, changes, places, glides };
}

function orderOf(rows: readonly HTMLElement[]): string {
  return rows.map(keyOf).join();
}

function placesOf(rows: readonly HTMLElement[]): ReadonlyMap<string, Place> {
  return new Map(rows.map((row) => [keyOf(row), placeOf(row)]));
}

function placeOf({ offsetLeft: left, offsetTop: top }: HTMLElement): Place {
  return { left, top };
}

function isRecent(at: number): boolean {
  return performance.now() - at < GLIDE_MS;
}

function keyOf(element: HTMLElement): string {
  return element.dataset.glide ?? '';
}

/** Who is on the way is put where they stand. */
function halted({ glides }: Held): Held['glides'] {
  for (const { running } of glides.values()) running.cancel();
  return new Map();
}

/** Sends every row on its way that stands elsewhere than before. */
function moved(before: Held, rows: readonly HTMLElement[], places: Held['places']): Held['glides'] {
  const glides = new Map([...before.glides].filter(([key]) => places.has(key)));
  if (prefersStillness()) return glides;
  for (const row of rows) {
    const key = keyOf(row);
    const old = before.places.get(key);
    const { left, top } = places.get(key) ?? ARRIVED;
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

function glideFrom({ left, top }: Place, element: HTMLElement): Animation {
  const start = `translate(${left}px, ${top}px)`;
  return element.animate({ transform: [start, 'none'] }, { duration: GLIDE_MS, easing: EASING });
}
