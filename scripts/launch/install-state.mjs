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
  if (remembered(project) === lockfileHash(project)) return true;
  if (!matchesHiddenLockfile(project)) return false;
  rememberInstall(project);
  return true;
}

/** @param {string} project */
export function rememberInstall(project) {
  try {
    writeFileSync(markFile(project), lockfileHash(project));
  } catch {
    // Read-only for this user: the longer comparison runs each time.
  }
}

/** @param {string} project */
const markFile = (project) => path.join(project, 'node_modules', '.gamegeek-installed');

/** @param {string} project */
function remembered(project) {
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
 * Somebody may have installed by hand: npm notes in a lockfile of its own what it has put into node_modules.
 * @param {string} project
 */
function matchesHiddenLockfile(project) {
  const wanted = lockedPackages(path.join(project, 'package-lock.json'));
  const present = lockedPackages(path.join(project, 'node_modules', '.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted)
    .filter(([place, { optional }]) => place.includes('node_modules/') && !optional)
    .every(([place, { version, integrity, link }]) => {
      const found = present[place];
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
