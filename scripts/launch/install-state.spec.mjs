import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isInstalled, recordInstall } from './install-state.mjs';

const one = { version: '1.0.0', integrity: 'sha512-one' };
const two = { version: '2.0.0', integrity: 'sha512-two' };
const foreign = { version: '3.0.0', integrity: 'sha512-three', optional: true };
const library = { link: true };

describe('isInstalled', () => {
  /** @type {string} */
  let project;

  beforeEach(() => {
    project = mkdtempSync(path.join(tmpdir(), 'gamegeek-'));
    lock('package-lock.json', { '': {}, libs: {}, 'node_modules/one': one, 'node_modules/lib': library });
  });
  afterEach(() => rmSync(project, { recursive: true }));

  /**
   * @param {string} file
   * @param {object} packages
   */
  function lock(file, packages) {
    mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    writeFileSync(path.join(project, file), JSON.stringify({ packages }));
  }

  it('is false for a fresh clone', () => {
    expect(isInstalled(project)).toBe(false);
  });

  it('is true once recorded, until the lockfile changes', () => {
    mkdirSync(path.join(project, 'node_modules'));
    recordInstall(project);
    expect(isInstalled(project)).toBe(true);
    lock('package-lock.json', { 'node_modules/one': two });
    expect(isInstalled(project)).toBe(false);
  });

  it('recognises a manual installation', () => {
    lock('node_modules/.package-lock.json', { 'node_modules/one': one, 'node_modules/lib': library });
    expect(isInstalled(project)).toBe(true);
  });

  it('requires the locked version of everything except binaries of other platforms', () => {
    lock('package-lock.json', { 'node_modules/one': one, 'node_modules/foreign': foreign });
    lock('node_modules/.package-lock.json', { 'node_modules/one': one });
    expect(isInstalled(project)).toBe(true);
    lock('package-lock.json', { 'node_modules/one': one, 'node_modules/two': two });
    expect(isInstalled(project)).toBe(false);
  });
});
