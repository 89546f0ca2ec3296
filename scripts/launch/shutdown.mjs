// Stops everything that was started, in reverse order.
import { constants } from 'node:os';
import { report } from './failure.mjs';

const REPEAT_WINDOW = 1_000; // one Ctrl-C arrives several times: from the terminal, npm and the parent

/**
 * @typedef {(options: { hurry: AbortSignal }) => unknown} Cleanup
 */

export class Shutdown {
  /** @type {Cleanup[]} */
  #cleanups = [];
  #hurry = new AbortController();
  #controller = new AbortController();
  /** @type {Promise<void> | undefined} */
  #running;
  #startedAt = 0;

  /** Aborted when the shutdown starts, to cancel work in progress. */
  get signal() {
    return this.#controller.signal;
  }

  /** @param {Cleanup} cleanup runs before those that were registered earlier */
  defer(cleanup) {
    this.#cleanups.push(cleanup);
  }

  /**
   * Shuts down on Ctrl-C, when the terminal is closed and when the parent exits.
   * @param {{ code?: number }} [options] the exit code then; by default that of a program that a signal has interrupted
   */
  listen({ code } = {}) {
    for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      process.on(signal, () => this.#requested(code ?? 128 + constants.signals[signal]));
    }
    process.once('disconnect', () => this.#requested(code ?? 128 + constants.signals.SIGTERM));
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {}); // the terminal is closed
  }

  /** @param {number} code */
  #requested(code) {
    if (!this.#running) {
      console.log('\nStopping …  (press Ctrl-C again to stop at once)');
      void this.end(code);
    } else if (performance.now() - this.#startedAt > REPEAT_WINDOW) {
      this.#hurry.abort();
    }
  }

  /**
   * Stops everything and ends this process.
   * @param {number} code
   */
  end(code) {
    this.#startedAt ||= performance.now();
    this.#running ??= this.#cleanUp().then(() => process.exit(code));
    return this.#running;
  }

  async #cleanUp() {
    this.#controller.abort();
    for (const cleanup of this.#cleanups.reverse()) {
      try {
        await cleanup({ hurry: this.#hurry.signal });
      } catch (error) {
        console.error(error);
      }
    }
  }
}

/**
 * Runs a program that stops what it has started when it is interrupted or fails.
 * @param {(shutdown: Shutdown) => Promise<unknown>} program
 * @param {{ code?: number }} [options] of `listen`
 */
export async function runWithShutdown(program, options) {
  const shutdown = new Shutdown();
  shutdown.listen(options);
  try {
    await program(shutdown);
  } catch (error) {
    if (shutdown.signal.aborted) return;
    report(error);
    await shutdown.end(1);
  }
}
