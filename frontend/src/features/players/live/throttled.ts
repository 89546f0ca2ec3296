/** Runs an action at once when requested, and then at most once per pause. */
export function throttled(run: () => void, pauseMs: number): { request: () => void; stop: () => void } {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let isWanted = false;

  function go(): void {
    isWanted = false;
    run();
    pause = setTimeout(() => {
      pause = undefined;
      if (isWanted) go();
    }, pauseMs);
  }

  return {
    request: () => {
      if (pause === undefined) go();
      else isWanted = true;
    },
    stop: () => {
      clearTimeout(pause);
      pause = undefined;
      isWanted = false;
    },
  };
}
