// Runs in the page before anything else: how long each frame takes, and which rows of a board patches make render.
(function () {
  /** A score counts up for 0.7 s once its patch is drawn, which may be late, and writes its own text meanwhile. */
  const COUNTS_UP_FOR = 3_000;
  const LONG_FRAME = 50;

  let topic;
  let seen;
  let frameAt;
  /** How many patches have named each player since their row was rendered last. */
  let waiting;
  /** Whom patches have named since the last drawing, and between that and the one before. */
  let named;
  let namedBefore;
  /** When each player was named last. */
  let namedAt;
  /** The rows as they were looked at last. */
  let held;
  const touched = new Set();
  /** What React calls the props of an element, on this page. */
  let propsKey;

  /** From now on, until it is asked what was seen. */
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
    settle();
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

  window.shownRows = () =>
    [...document.querySelectorAll('tr[data-glide]')].map(
      (row) => `${row.dataset.glide} ${rankOf(row)} ${row.cells[2].textContent}`,
    );

  const onFrame = () => {
    const now = performance.now();
    if (topic !== undefined) {
      if (frameAt !== undefined) seen.frames.push(now - frameAt);
      settle();
    }
    frameAt = now;
    requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);

  new PerformanceObserver((list) => {
    if (topic !== undefined) seen.longTasks += list.getEntries().length;
  }).observe({ type: 'longtask' });

  // Heard before the page hears it.
  const hear = ({ data }) => {
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
      this.addEventListener('message', hear);
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

  /** Of all rows that have rendered or changed since they were looked at last: whether a patch gave a reason to. */
  function settle() {
    observer.takeRecords().forEach(notice);
    const rows = rowsNow();
    let isDrawn = false;
    for (const [player, row] of rows) {
      const before = held.get(player);
      const rendered = before?.element !== row.element || before.props !== row.props;
      isDrawn ||= rendered;
      if (waiting.has(player)) {
        // Several at once where the page has gathered them.
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
      // A drawing shows what had come when it began: what came during it is in the next one.
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

  /** React keeps with an element what it was rendered with last: another object after each time that it was rendered. */
  function propsOf(element) {
    propsKey ??= Object.keys(element).find((key) => key.startsWith('__reactProps$'));
    return element[propsKey];
  }

  function rankOf(row) {
    return /\d+$/.exec(row.cells[0].textContent)?.[0];
  }
})();
