import { useLayoutEffect, useRef, type RefObject } from 'react';
import { afterPaint } from '../live/after-paint.js';
import { prefersStillness } from './prefers-stillness.js';

const GLIDE_MS = 520;
const EASING = 'cubic-bezier(0.22, 1, 0.36, 1)';
/** As many changes as can be followed in the time of one glide. */
const FOLLOWED = 4;

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
 * page or board) is laid out without a move, and so is one that changes faster than an eye could follow: there, looking
 * where rows stand and sending them on their way again and again would only make the page late.
 */
export function useGlide(container: RefObject<HTMLElement | null>, list: string): void {
  const held = useRef<Held>({ list, order: '', changes: [], places: new Map(), glides: new Map() });

  useLayoutEffect(() => {
    const elements = [...(container.current?.querySelectorAll<HTMLElement>('[data-glide]') ?? [])];
    const before = held.current.list === list ? held.current : { ...held.current, changes: [], places: new Map() };
    const order = elements.map(keyOf).join();
    const changes = order === before.order ? before.changes : [...before.changes, performance.now()].filter(isRecent);
    if (before.places.size === 0) {
      held.current = { list, order, changes, places: new Map(), glides: before.glides };
      void lookOnceDrawn(held, elements);
      return;
    }
    const next = changes.length > FOLLOWED ? { places: new Map(), glides: halted(before) } : moved(before, elements);
    held.current = { list, order, changes, ...next };
  });
}

/** Where nothing can move yet, nobody waits for the browser to lay out the page: it is asked when it has done so anyway. */
async function lookOnceDrawn(held: RefObject<Held>, elements: readonly HTMLElement[]): Promise<void> {
  const { current } = held;
  await afterPaint();
  if (held.current === current)
    held.current = { ...current, places: new Map(elements.map((row) => [keyOf(row), placeOf(row)])) };
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

/** Sends every element on its way that stands elsewhere than before. */
function moved(before: Held, elements: readonly HTMLElement[]): Pick<Held, 'places' | 'glides'> {
  const places = new Map<string, Place>();
  const glides = new Map<string, Glide>();
  const moves: { element: HTMLElement; key: string; from: Place | undefined }[] = [];
  // All places are read before anything moves, so that the browser lays the page out once.
  for (const element of elements) {
    const key = keyOf(element);
    const { left, top } = placeOf(element);
    const old = before.places.get(key);
    const glide = before.glides.get(key);
    places.set(key, { left, top });
    if (glide) glides.set(key, glide);
    if (old?.left === left && old.top === top) continue;
    const shift = shiftOf(glide);
    moves.push({ element, key, from: old && { left: old.left - left + shift.left, top: old.top - top + shift.top } });
  }
  if (prefersStillness()) return { places, glides };
  for (const { element, key, from } of moves) {
    if (from === undefined) {
      element.animate({ opacity: [0, 1] }, { duration: GLIDE_MS, easing: EASING });
      continue;
    }
    glides.get(key)?.running.cancel();
    glides.set(key, { from, running: glideFrom(from, element) });
  }
  return { places, glides };
}

function glideFrom({ left, top }: Place, element: HTMLElement): Animation {
  const start = `translate(${left}px, ${top}px)`;
  return element.animate({ transform: [start, 'none'] }, { duration: GLIDE_MS, easing: EASING });
}
