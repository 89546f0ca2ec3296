// Runs after every install. npm 11 links node_modules/.bin/node to the platform's Node package; npm 10 omits the link
// when several platform packages have the same bin name. Without the link the host's Node is used.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = { major: 22, minor: 17 };

const modules = fileURLToPath(new URL('../node_modules', import.meta.url));
const isArmMac = process.platform === 'darwin' && process.arch === 'arm64';
const binary = path.join(modules, `node-${isArmMac ? 'bin-' : ''}${process.platform}-${process.arch}`, 'bin', 'node');
const link = path.join(modules, '.bin', 'node');
// npm's own: this script may already run on the package's.
const host = process.env.npm_node_execpath ?? process.execPath;

/** @param {string} file */
const versionOf = (file) => spawnSync(file, ['-p', 'process.versions.node'], { encoding: 'utf8' }).stdout?.trim() ?? '';

/** @param {string} version */
function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > OLDEST_NODE.major || (major === OLDEST_NODE.major && minor >= OLDEST_NODE.minor);
}

const runs = (/** @type {string} */ file) => existsSync(file) && spawnSync(file, ['-v']).status === 0;

if (isArmMac && isNewEnough(versionOf(host))) {
  rmSync(link, { force: true }); // the package for ARM Macs is the first release of its line, without its fixes
} else if (process.platform !== 'win32' && !runs(link)) {
  rmSync(link, { force: true }); // if the binary cannot run (musl), the host's Node is used
  if (runs(binary)) {
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.relative(path.dirname(link), binary), link);
  }
}

const version = versionOf(existsSync(link) ? link : host);
if (!isNewEnough(version)) {
  const oldest = `${OLDEST_NODE.major}.${OLDEST_NODE.minor}`;
  console.warn(
    `\n  GameGeek needs Node ${oldest} or newer; npm scripts would run ${version || 'an unknown version'}.\n`,
  );
}
