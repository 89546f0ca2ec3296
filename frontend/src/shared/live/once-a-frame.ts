type Subscribe = (listener: () => void) => () => void;

/** A snapshot and the change that comes right behind it. */
const AT_ONCE = 2;

/**
 * For those who draw: a listener hears of the first changes at once, and of what follows before the next frame together,
 * in that frame. However much comes, a page draws it once a frame, and a slow one falls back to fewer, not behind.
 */
export function onceAFrame(subscribe: Subscribe): Subscribe {
  return (listener) => {
    let frame: number | undefined;
    let waits = false;
    let drawn = 0;
    const beginFrame = (): void => {
      frame = requestAnimationFrame(() => {
        frame = undefined;
        drawn = waits ? AT_ONCE : 0;
        if (!waits) return;
        waits = false;
        beginFrame();
        listener();
      });
    };
    const leave = subscribe(() => {
      // A hidden page has no frames, and may have something to tell all the same.
      waits = drawn >= AT_ONCE && !document.hidden;
      if (waits) return;
      drawn += 1;
      if (frame === undefined) beginFrame();
      listener();
    });
    return () => {
      leave();
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  };
}
