// Removes the folder of a run once the process that owns it has ended and its pipe to this one is closed: a killed
// process cannot stop its PostgreSQL and Redis.
import { once } from 'node:events';
import { removeRunFolder } from './throwaway.mjs';

// One Ctrl-C reaches the whole process group.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
process.stdin.resume();
await once(process.stdin, 'close');
await removeRunFolder(process.argv[2] ?? '');
