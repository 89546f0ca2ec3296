// Runs in a game before anything else: plays it without thinking, and notes how far its frames are apart.
(function () {
  /** Clockwise; Space begins the next run when one is over. */
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

  /** The browser's time of a frame: of one that it left out, the next one tells. */
  function onFrame(at) {
    if (!frames) return;
    if (frameAt !== undefined) frames.push(at - frameAt);
    frameAt = at;
    requestAnimationFrame(onFrame);
  }
})();
