import { posix } from 'node:path';
import { BUILD_LIMITS } from '@gamegeek/contracts/builds/build-limits.js';
import type { BuildCheck, BuildFinding, BuildReason } from '@gamegeek/contracts/builds/builds.schemas.js';
import type { UnpackedBuild } from './unpack.js';

const LISTED = 5;
const TITLE_LENGTH = 120;
/** Findings of builds that do not run. */
const BREAKING = new Set<BuildFinding>(['no_markup', 'missing_file', 'threads']);
/** Names of formats, which no browser opens. */
const NAMES = /^https?:\/\/(www\.w3\.org|schema\.org|ns\.adobe\.com|purl\.org)\//i;

/** Finds what will fail here, without running the build. */
export function checkBuild({ files, size, texts }: UnpackedBuild): BuildCheck {
  const page = withoutComments(texts.get('index.html') ?? '');
  const all = [...texts.values()].join('\n');
  const reasons: BuildReason[] = [];
  const report = (code: BuildFinding, message: string) => void reasons.push({ code, message });

  if (!/<[a-z!]/i.test(page)) report('no_markup', 'index.html has no HTML in it. Upload the page of the game.');
  const paths = new Set(files.map((file) => file.path));
  const missing = ownScripts(page).filter((name) => !paths.has(name));
  if (missing.length > 0) {
    report(
      'missing_file',
      `The page loads ${listed(missing)}, which the build does not have. Pack all files of the game into one .zip.`,
    );
  }
  if (/GODOT_THREADS_ENABLED\s*=\s*true|"ensureCrossOriginIsolationHeaders"\s*:\s*true/.test(all)) {
    report(
      'threads',
      'The build uses threads, which a page of this site cannot have. Export it without thread support.',
    );
  }

  const scripts = externalScripts(page, texts);
  if (scripts.length > 0) {
    report(
      'external_script',
      `${listed(scripts)} will be blocked: a build loads nothing from other sites. Put these scripts into the file or the archive.`,
    );
  }
  const addresses = externalAddresses(page, texts).filter((address) => !scripts.includes(address));
  if (addresses.length > 0) {
    report(
      'external_address',
      `${listed(addresses)} will be blocked: a build loads nothing from other sites. Put pictures, sounds and fonts into the build.`,
    );
  }
  if (!/\bGameGeek\b|\bgameOver\s*\(/.test(all)) {
    report(
      'no_game_over',
      'No score is sent. When a run is over, call GameGeek.gameOver(score): the SDK is there already.',
    );
  }
  if (!/<meta[^>]+name\s*=\s*["']?viewport/i.test(page)) {
    report(
      'no_viewport',
      'On phones the game will be tiny. Add <meta name="viewport" content="width=device-width, initial-scale=1"> to its head.',
    );
  }
  if (
    /key(down|up|press)/i.test(all) &&
    !/pointer(down|move|up)|touch(start|move|end)|mouse(down|move|up)|\bclick\b|onclick/i.test(all)
  ) {
    report(
      'keyboard_only',
      'The game listens to keys only, so it cannot be played on a phone. Add touch: pointerdown works for fingers and mice.',
    );
  }
  if (size > BUILD_LIMITS.large) {
    report(
      'large',
      `The build has ${Math.round(size / 1024 ** 2)} MB: players wait long before it starts. Compress pictures and sounds.`,
    );
  }
  return { verdict: verdictOf(reasons), reasons, title: titleOf(page) };
}

function verdictOf(reasons: BuildReason[]): BuildCheck['verdict'] {
  if (reasons.some(({ code }) => BREAKING.has(code))) return 'broken';
  return reasons.length > 0 ? 'risky' : 'ready';
}

const withoutComments = (page: string): string => page.replaceAll(/<!--[^]*?-->/g, '');

/** The values of an attribute of tags with this name. */
function attributes(page: string, tag: string, attribute: string): string[] {
  const pattern = new RegExp(`<${tag}\\s(?:[^>]*?\\s)?${attribute}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'gi');
  return [...page.matchAll(pattern)].map(([, double, single, bare]) => (double ?? single ?? bare ?? '').trim());
}

const isForeign = (address: string): boolean => /^(https?:)?\/\//i.test(address);

/** Paths in the build of the scripts that the page loads itself. */
function ownScripts(page: string): string[] {
  return (
    attributes(page, 'script', 'src')
      .filter((address) => address !== '' && !/^[a-z][a-z0-9+.-]*:/i.test(address) && !isForeign(address))
      // The site's own, and what a template left behind.
      .filter((address) => !address.startsWith('/') && !/[{}$<>]/.test(address))
      .map((address) => posix.normalize(decoded(address.replace(/[?#].*$/, ''))))
  );
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

function externalScripts(page: string, texts: ReadonlyMap<string, string>): string[] {
  const imported = [...texts.values()].flatMap((text) =>
    [...text.matchAll(/(?:\bfrom|\bimport|importScripts\s*\(|\bimport\s*\()\s*["'`](https?:\/\/[^"'`\s]+)/g)].map(
      ([, address]) => address ?? '',
    ),
  );
  const mapped = [...page.matchAll(/<script[^>]+importmap[^>]*>([^]*?)<\/script>/gi)].flatMap(([, map = '']) =>
    [...map.matchAll(/"(https?:\/\/[^"]+)"/g)].map(([, address]) => address ?? ''),
  );
  const loaded = attributes(page, 'script', 'src').filter(
    (address) => isForeign(address) && !/\/sdk\/v1\.m?js$/.test(address),
  );
  return unique([...loaded, ...mapped, ...imported]);
}

function externalAddresses(page: string, texts: ReadonlyMap<string, string>): string[] {
  const shown = ['img', 'audio', 'video', 'source', 'iframe', 'link'].flatMap((tag) =>
    attributes(page, tag, tag === 'link' ? 'href' : 'src'),
  );
  const written = [...texts.values()].flatMap((text) =>
    [
      ...text.matchAll(/\burl\(\s*["']?((?:https?:)?\/\/[^"')\s]+)/g),
      ...text.matchAll(
        /(?:\bfetch|\bWebSocket|\.open|\.src\s*=|new Audio)\s*\(?\s*(?:["'`][A-Z]+["'`]\s*,\s*)?["'`]((?:https?|wss?):\/\/[^"'`\s]+)/g,
      ),
    ].map(([, address]) => address ?? ''),
  );
  return unique([...shown.filter(isForeign), ...written]).filter((address) => !NAMES.test(address));
}

const unique = (values: string[]): string[] => [...new Set(values)];

function listed(values: string[]): string {
  const shown = values.slice(0, LISTED).map((value) => (value.length > 100 ? `${value.slice(0, 97)}…` : value));
  const more = values.length - shown.length;
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

function titleOf(page: string): string | null {
  const title = /<title[^>]*>([^]*?)<\/title>/i.exec(page)?.[1] ?? '';
  const plain = title
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return plain.length >= 2 ? [...plain].slice(0, TITLE_LENGTH).join('') : null;
}
