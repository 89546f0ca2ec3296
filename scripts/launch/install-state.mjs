// Checks node_modules against package-lock.json. Uses only built-in modules.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean }} LockedPackage
 */

/**
 * @param {string} project
 * @returns {boolean}
 */
export function isInstalled(project) {
  if (!existsSync(path.join(project, 'node_modules'))) return false;
  if (recordedHash(project) === lockfileHash(project)) return true;
  if (!matchesHiddenLockfile(project)) return false;
  recordInstall(project);
  return true;
}

/** @param {string} project */
export function recordInstall(project) {
  try {
    writeFileSync(markFile(project), lockfileHash(project));
  } catch {
    // Read-only for this user: the slower comparison runs each time.
  }
}

/** @param {string} project */
const markFile = (project) => path.join(project, 'node_modules', '.gamegeek-installed');

/** @param {string} project */
function recordedHash(project) {
  try {
    return readFileSync(markFile(project), 'utf8');
  } catch {
    return undefined;
  }
}

/** @param {string} project */
function lockfileHash(project) {
  return createHash('sha256')
    .update(readFileSync(path.join(project, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
}

/**
 * Compares with npm's hidden lockfile, which lists what is in node_modules after a manual installation.
 * @param {string} project
 */
function matchesHiddenLockfile(project) {
  const locked = lockedPackages(path.join(project, 'package-lock.json'));
  const installed = lockedPackages(path.join(project, 'node_modules', '.package-lock.json'));
  if (!locked || !installed) return false;
  return Object.entries(locked)
    .filter(([location, { optional }]) => location.includes('node_modules/') && !optional)
    .every(([location, { version, integrity, link }]) => {
      const found = installed[location];
      return found && (link ? found.link : found.version === version && found.integrity === integrity);
    });
}

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage> | undefined}
 */
function lockedPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
