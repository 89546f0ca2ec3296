import type { FrameSize } from '@gamegeek/contracts/games/game-frame.js';
import { useLayoutEffect, type RefObject } from 'react';

/** Scales a frame of fixed size to the stage around it, so that the whole game is shown in its own proportions. */
export function useFrameSize(screen: RefObject<HTMLElement | null>, size: FrameSize | undefined): void {
  const { width, height } = size ?? {};
  useLayoutEffect(() => {
    const element = screen.current;
    if (!element || width === undefined || height === undefined) return;
    const observer = new ResizeObserver(() => {
      const scale = Math.min(element.clientWidth / width, element.clientHeight / height);
      element.style.setProperty('--scale', String(scale));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [screen, width, height]);
}
