import { fork, type ChildProcess } from 'node:child_process';

// Callers use the types of each handler; this map only forwards them.
// oxlint-disable-next-line typescript/no-explicit-any
type Handlers = Record<string, (argument: any) => unknown>;

interface Call {
  id: number;
  name: string;
  argument: unknown;
}

interface Answer {
  id: number;
  value?: unknown;
  error?: string;
}

const READY = 'ready';
const RESOLVE_TYPESCRIPT = new URL('../../scripts/resolve-typescript.ts', import.meta.url).href;

/** A child process of the benchmark (load generator, watchers, baseline server) that is called by messages. */
export class Child<H extends Handlers> {
  readonly pid: number;
  private readonly child: ChildProcess;
  private readonly calls = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
  private lastId = 0;

  private constructor(child: ChildProcess) {
    this.child = child;
    this.pid = child.pid ?? NaN;
    child.on('message', (message: Answer) => this.resolveCall(message));
    child.on('exit', (code, signal) => this.rejectAll(new Error(`${child.spawnfile} ended early (${code ?? signal})`)));
  }

  static async start<H extends Handlers>(file: URL, env: Record<string, string> = {}): Promise<Child<H>> {
    const child = fork(file, {
      serialization: 'advanced',
      env: { ...process.env, ...env },
      execArgv: ['--import', RESOLVE_TYPESCRIPT, '--disable-warning=ExperimentalWarning'],
    });
    await new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve());
      child.once('error', reject);
      child.once('exit', (code, signal) => reject(new Error(`${file.pathname} did not start (${code ?? signal})`)));
    });
    child.removeAllListeners();
    return new Child(child);
  }

  call<K extends keyof H & string>(name: K, argument: Parameters<H[K]>[0]): Promise<Awaited<ReturnType<H[K]>>> {
    this.lastId += 1;
    const call: Call = { id: this.lastId, name, argument };
    return new Promise((resolve, reject) => {
      this.calls.set(call.id, { resolve, reject });
      this.child.send(call, (error) => error && reject(error));
    });
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    // The child ends when its channel closes (see answerCalls).
    if (this.child.connected) this.child.disconnect();
    const killTimer = setTimeout(() => this.child.kill('SIGKILL'), 5_000);
    await ended;
    clearTimeout(killTimer);
  }

  private resolveCall({ id, value, error }: Answer): void {
    const call = this.calls.get(id);
    this.calls.delete(id);
    if (error === undefined) call?.resolve(value as never);
    else call?.reject(new Error(error));
  }

  private rejectAll(error: Error): void {
    for (const call of this.calls.values()) call.reject(error);
    this.calls.clear();
  }
}

/** Child side: reports readiness, answers calls by name, and ends with its parent. */
export function answerCalls(handlers: Handlers): void {
  process.on('message', ({ id, name, argument }: Call) => {
    const answer = async () => handlers[name]?.(argument);
    answer().then(
      (value) => process.send?.({ id, value } satisfies Answer),
      (error: Error) => process.send?.({ id, error: error.stack ?? error.message } satisfies Answer),
    );
  });
  process.on('disconnect', () => process.exit());
  process.send?.(READY);
}
