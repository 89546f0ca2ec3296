// Loaded into the server by the benchmark: on request, collects garbage and reports the memory usage.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

process.on('message', (message) => {
  if (message !== 'measure memory') return;
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  collectGarbage();
  process.send?.(process.memoryUsage());
});
// The listener must not keep the process running.
process.channel?.unref();
