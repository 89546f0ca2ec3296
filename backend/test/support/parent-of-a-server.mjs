// Starts a server as `npm start` does and tells its process id. The test that runs this kills it.
import { spawn } from 'node:child_process';

const child = spawn(process.execPath, ['--enable-source-maps', process.env.SERVER_MAIN ?? ''], {
  stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
});
process.send?.(child.pid);
