// Stops everything that was started, in reverse order.

const SAME_PRESS = 1_000; // one Ctrl-C arrives several times: from the terminal, npm and the parent

/**
 * @typedef {(options: { hurry: AbortSignal }) => unknown} Cleanup
 */

export class Shutdown {
  /** @type {Cleanup[]} */
  #cleanups = [];
  #hurry = new AbortController();
  #begun = new AbortController();
  /** @type {Promise<void> | undefined} */
  #running;
  #begunAt = 0;

  /** Aborted when the shutdown begins, for work in progress. */
  get begun() {
    return this.#begun.signal;
  }

  /** @param {Cleanup} cleanup runs before those that were given earlier */
  defer(cleanup) {
    this.#cleanups.push(cleanup);
  }

  /** Ctrl-C, a closed terminal and the end of the parent all stop the process. */
  listen() {
    for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      process.on(signal, () => this.#asked());
    }
    process.once('disconnect', () => this.#asked());
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {}); // the terminal is closed
  }

  #asked() {
    if (!this.#running) {
      console.log('\nStopping …  (Ctrl-C again hurries)');
      void this.end(0);
    } else if (performance.now() - this.#begunAt > SAME_PRESS) {
      this.#hurry.abort();
    }
  }

  /**
   * Stops everything and ends this process.
   * @param {number} code
   */
  end(code) {
    this.#begunAt ||= performance.now();
    this.#running ??= this.#cleanUp().then(() => process.exit(code));
    return this.#running;
  }

  async #cleanUp() {
    this.#begun.abort();
    for (const cleanup of this.#cleanups.reverse()) {
      try {
        await cleanup({ hurry: this.#hurry.signal });
      } catch (error) {
        console.error(error);
      }
    }
  }
}
