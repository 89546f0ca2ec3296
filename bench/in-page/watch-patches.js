// Runs in the page first: measures frames, and which rows of a board patches render.
(function () {
  /** A score counts up for 0.7 s after its patch is rendered, which may be late, and changes its own text meanwhile. */
  const COUNTS_UP_FOR = 3_000;
  const LONG_FRAME = 50;

  let topic;
  let seen;
  let frameAt;
  /** The number of patches for each player since their row was last rendered. */
  let waiting;
  /** Players of patches since the last render, and between the last two. */
  let named;
  let namedBefore;
  /** When each player was last named. */
  let namedAt;
  /** The rows at the last look. */
  let held;
  const touched = new Set();
  /** React's property for the props of an element on this page. */
  let propsKey;

  /** Measures until the result is requested. */
  window.watchPatches = (ofTopic) => {
    observer.takeRecords();
    touched.clear();
    seen = { frames: [], patches: 0, shown: 0, passed: 0, shifted: 0, strays: [], longTasks: 0 };
    frameAt = undefined;
    waiting = new Map();
    named = new Set();
    namedBefore = new Set();
    namedAt = new Map();
    held = rowsNow();
    topic = ofTopic;
    observer.observe(document.querySelector('tr[data-glide]').parentElement, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  };

  window.seenPatches = () => {
    compareRows();
    observer.disconnect();
    topic = undefined;
    const { frames, ...rest } = seen;
    return {
      ...rest,
      strays: rest.strays.length,
      stray: rest.strays[0],
      frames: frames.length,
      longest: Math.max(...frames),
      late: frames.filter((length) => length > LONG_FRAME).length,
    };
  };

  /** Of few interactions, the longest is what counts; those below 16 ms are not reported. */
  let interactions;
  window.watchInteractions = () => {
    interactions = new PerformanceObserver((list) => noteInteractions(list.getEntries()));
    interactions.observe({ type: 'event', durationThreshold: 16 });
  };
  let longest = 0;
  const noteInteractions = (entries) => {
    for (const { interactionId, duration } of entries) if (interactionId > 0) longest = Math.max(longest, duration);
  };
  window.longestInteraction = () => {
    noteInteractions(interactions.takeRecords());
    interactions.disconnect();
    return longest;
  };

  window.shownRows = () =>
    [...document.querySelectorAll('tr[data-glide]')].map(
      (row) => `${row.dataset.glide} ${rankOf(row)} ${row.cells[2].textContent}`,
    );

  const onFrame = () => {
    const now = performance.now();
    if (topic !== undefined) {
      if (frameAt !== undefined) seen.frames.push(now - frameAt);
      compareRows();
    }
    frameAt = now;
    requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);

  new PerformanceObserver((list) => {
    if (topic !== undefined) seen.longTasks += list.getEntries().length;
  }).observe({ type: 'longtask' });

  // Called before the page receives it.
  const onMessage = ({ data }) => {
    if (topic === undefined || typeof data !== 'string' || !data.startsWith('42["patch",')) return;
    const patch = JSON.parse(data.slice(2))[1];
    if (patch.topic !== topic) return;
    seen.patches += 1;
    for (const { userId } of patch.upserts) {
      named.add(userId);
      namedAt.set(userId, performance.now());
      waiting.set(userId, (waiting.get(userId) ?? 0) + 1);
    }
  };
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', onMessage);
    }
  };

  const observer = new MutationObserver((records) => records.forEach(notice));
  function notice({ target }) {
    const element = target instanceof Element ? target : target.parentElement;
    const row = element?.closest('tr[data-glide]');
    if (!row) return;
    const player = row.dataset.glide;
    const countsUp = element !== row && row.cells[2].contains(element);
    if (countsUp && performance.now() - (namedAt.get(player) ?? -Infinity) < COUNTS_UP_FOR) return;
    touched.add(player);
  }

  /** For all rows rendered or changed since the last look: whether a patch was the reason. */
  function compareRows() {
    observer.takeRecords().forEach(notice);
    const rows = rowsNow();
    let isDrawn = false;
    for (const [player, row] of rows) {
      const before = held.get(player);
      const rendered = before?.element !== row.element || before.props !== row.props;
      isDrawn ||= rendered;
      if (waiting.has(player)) {
        // Several at once if the page has merged them.
        if (rendered) seen.shown += waiting.get(player);
        if (rendered) waiting.delete(player);
      } else if (before && before.rank !== row.rank) {
        seen.shifted += 1;
      } else if ((rendered || touched.has(player)) && !namedBefore.has(player)) {
        seen.strays.push(`${player}: ${rendered ? 'rendered' : 'touched'}`);
      }
    }
    if (isDrawn) {
      for (const player of namedBefore) {
        if (rows.has(player)) continue;
        seen.passed += waiting.get(player) ?? 0;
        waiting.delete(player);
      }
      // A render shows what had arrived when it began.
      namedBefore = named;
      named = new Set();
    }
    touched.clear();
    held = rows;
  }

  function rowsNow() {
    const rows = [...document.querySelectorAll('tr[data-glide]')];
    return new Map(
      rows.map((element) => [element.dataset.glide, { element, props: propsOf(element), rank: rankOf(element) }]),
    );
  }

  /** React keeps the last props with an element: a new object for each render. */
  function propsOf(element) {
    propsKey ??= Object.keys(element).find((key) => key.startsWith('__reactProps$'));
    return element[propsKey];
  }

  function rankOf(row) {
    return /\d+$/.exec(row.cells[0].textContent)?.[0];
  }
})();
