import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** One file of each kind that the build makes. */
const FILES = {
  'index.html': '<!doctype html><!-- page-head --><!-- /page-head --></head><div id="root"></div>',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'arcade/snake.html': '<!doctype html><title>Snake</title>',
  'arcade/snake-cover.png': 'PNG',
  'assets/main-4f3a5b6c.js': 'console.log(1)',
  'embed/board.html': '<!doctype html><title>A board</title>',
  'sdk/v1.js': 'console.log(1)',
  'sdk/overlay-0a1b2c3d.js': 'console.log(1)',
};

export interface SiteFolder {
  folder: string;
  remove: () => void;
}

/** A built site, for tests that must not depend on a build. */
export function makeSiteFolder(files: Record<string, string | Uint8Array> = FILES): SiteFolder {
  const folder = mkdtempSync(path.join(tmpdir(), 'gamegeek-site-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
