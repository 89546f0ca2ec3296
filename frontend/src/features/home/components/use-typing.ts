import { useEffect, useState } from 'react';
import { useInBrowser } from '#shared/first-paint/use-in-browser.js';
import { prefersReducedMotion } from '#shared/motion/prefers-reduced-motion.js';

/** Timings (docs/product.md, section 9). */
const TYPE_MS = 150;
const DELETE_MS = 100;
const PAUSE_MS = 2_000;

interface Typing {
  phrase: number;
  length: number;
  isDeleting: boolean;
}

function step(now: Typing, phrases: readonly string[]): Typing {
  const full = phrases[now.phrase]?.length ?? 0;
  if (now.isDeleting) {
    return now.length > 0
      ? { ...now, length: now.length - 1 }
      : { phrase: (now.phrase + 1) % phrases.length, length: 0, isDeleting: false };
  }
  return now.length < full ? { ...now, length: now.length + 1 } : { ...now, isDeleting: true };
}

/** The current text: phrases typed and deleted in turn; under reduced motion the first one only. */
export function useTyping(phrases: readonly string[]): string {
  const isStill = useInBrowser(prefersReducedMotion, false);
  const [typing, setTyping] = useState<Typing>({ phrase: 0, length: 0, isDeleting: false });
  const current = phrases[typing.phrase] ?? '';

  useEffect(() => {
    if (isStill) return;
    const isFull = !typing.isDeleting && typing.length >= current.length;
    const delay = isFull ? PAUSE_MS : typing.isDeleting ? DELETE_MS : TYPE_MS;
    const timer = setTimeout(() => setTyping((now) => step(now, phrases)), delay);
    return () => clearTimeout(timer);
  }, [typing, phrases, current, isStill]);

  return isStill ? (phrases[0] ?? '') : current.slice(0, typing.length);
}
