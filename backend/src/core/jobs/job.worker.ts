import { parentPort, workerData } from 'node:worker_threads';
import type { JobAnswer, JobMessage, WorkerModule } from './worker-thread.js';

/** Answers the jobs of a `WorkerThread` with the module that it names: says that a job is taken, then its result. */
const worker = (await import(workerData as string)) as WorkerModule;
const post = (answer: JobAnswer) => parentPort?.postMessage(answer);

parentPort?.on('message', ({ job, request }: JobMessage) => {
  post({ job, state: 'taken' });
  void Promise.resolve(worker.run(request)).then((result) => post({ job, state: 'done', result }));
});
