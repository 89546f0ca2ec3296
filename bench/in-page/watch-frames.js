// Runs in a game before its own scripts: presses keys in turn and records the intervals between frames.
(function () {
  /** Clockwise; Space starts the next run after a game over. */
  const KEYS = ['ArrowRight', 'Space', 'ArrowDown', 'ArrowLeft', 'Space', 'ArrowUp'];
  const PRESS_EVERY = 300;

  let frames;
  let frameAt;
  let pressing;

  window.watchFrames = () => {
    frames = [];
    frameAt = undefined;
    let pressed = 0;
    pressing = setInterval(() => {
      const code = KEYS[pressed++ % KEYS.length];
      for (const type of ['keydown', 'keyup']) window.dispatchEvent(new KeyboardEvent(type, { code, key: code }));
    }, PRESS_EVERY);
    requestAnimationFrame(onFrame);
  };

  window.seenFrames = () => {
    clearInterval(pressing);
    const seen = frames;
    frames = undefined;
    return seen;
  };

  /** Uses the browser's frame time, so that a dropped frame shows as a longer interval. */
  function onFrame(at) {
    if (!frames) return;
    if (frameAt !== undefined) frames.push(at - frameAt);
    frameAt = at;
    requestAnimationFrame(onFrame);
  }
})();
