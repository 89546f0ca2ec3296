import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FromGroup, GroupSetup, ToGroup } from '../bots/messages.ts';

const GROUP = fileURLToPath(new URL('../bots/group.ts', import.meta.url));
/** The time that processes of bots have for ending by themselves. */
const GRACE_MS = 3_000;

/** Starts and stops the processes of bots. */
export class Fleet {
  private readonly processes: ChildProcess[];
  /** Resolves when all have ended. */
  readonly ended: Promise<void>;

  constructor(groups: readonly GroupSetup[], onMessage: (message: FromGroup) => void) {
    this.processes = groups.map((setup) => {
      const child = fork(GROUP, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
      child.on('message', (message) => onMessage(message as FromGroup));
      sendTo(child, { type: 'play', setup });
      return child;
    });
    this.ended = Promise.all(this.processes.map(endOf)).then(() => undefined);
  }

  /** Asks all processes to end, and kills those that do not. */
  async stop(): Promise<void> {
    for (const child of this.processes) sendTo(child, { type: 'stop' });
    const timer = setTimeout(() => this.kill(), GRACE_MS);
    await this.ended;
    clearTimeout(timer);
  }

  kill(): void {
    for (const child of this.processes) child.kill('SIGKILL');
  }
}

function sendTo(child: ChildProcess, message: ToGroup): void {
  // A process that has just ended has a closed channel.
  if (child.connected) child.send(message, () => {});
}

function endOf(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
}
