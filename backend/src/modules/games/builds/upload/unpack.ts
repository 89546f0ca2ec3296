import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { BUILD_LIMITS } from '@gamegeek/contracts/builds/build-limits.js';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { buildInvalid, filesTooLarge, tooManyFiles } from '../builds.errors.js';
import { insertFirst, sdkOf } from './insert-first.js';
import type { Upload } from './receive-upload.js';

/** Files that compress well; packed once here instead of for each player. */
const COMPRESSIBLE =
  /\.(html?|js|mjs|cjs|css|json|svg|txt|xml|md|csv|wasm|data|mem|gltf|obj|mtl|glsl|vert|frag|map|ttf|otf|bin)$/i;
const COMPRESSED: Record<string, 'br' | 'gzip'> = { '.br': 'br', '.gz': 'gzip' };
const RATIO_FROM = 1024 ** 2;
/** Texts are read for the check up to this many bytes. */
const TEXT_BYTES = 4 * 1024 ** 2;
const TEXTS = /\.(html?|js|mjs|cjs|css)$/i;
/** What operating systems add to archives. */
const CLUTTER = /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/;
const PATH_LENGTH = 500;
/** Keys and tokens of this site: account keys, agent, play and guest tokens, device secrets. */
const SECRET = /(?<![0-9A-Za-z])(gg_[0-9A-Za-z]{40}|gg[apgd]_[0-9A-Za-z_-]{24,})(?![0-9A-Za-z])/;
/** More than the longest secret: the end of a chunk is searched with the next one. */
const OVERLAP = 512;

/** A file of a build, as it will be stored. */
export interface UnpackedFile {
  path: string;
  /** Where it lies until it is stored. */
  file: string;
  /** Of the stored bytes. */
  sha256: Buffer;
  stored: number;
  /** Unpacked. */
  size: number;
  encoding: 'br' | 'gzip' | null;
}

export interface UnpackedBuild {
  files: UnpackedFile[];
  size: number;
  /** The texts of pages, scripts and styles, by path, as far as they are read. */
  texts: Map<string, string>;
}

interface Target {
  /** Where the files lie until they are stored. */
  folder: string;
  /** The game whose build it will be; none for a check. */
  gameId?: number;
}

/** Reads an upload into a folder, one file after the other. Throws if it cannot be a build. */
export async function unpack(upload: Upload, target: Target): Promise<UnpackedBuild> {
  const build = upload.kind === 'html' ? await unpackPage(upload, target) : await unpackArchive(upload.file, target);
  if (!build.files.some((file) => file.path === 'index.html')) throw withoutIndex(build.files.map((file) => file.path));
  return build;
}

async function unpackPage({ file, size }: Upload, target: Target): Promise<UnpackedBuild> {
  if (size === 0) throw buildInvalid({ code: 'empty', message: 'The file is empty.' });
  const build: UnpackedBuild = { files: [], size: 0, texts: new Map() };
  await add(build, 'index.html', createReadStream(file), target);
  return build;
}

async function unpackArchive(file: string, target: Target): Promise<UnpackedBuild> {
  const archive = await openArchive(file);
  try {
    const entries = await listEntries(archive);
    const top = topFolder(entries.map((entry) => entry.fileName));
    const build: UnpackedBuild = { files: [], size: 0, texts: new Map() };
    for (const entry of entries) {
      const name = entry.fileName.slice(top.length);
      await add(build, name, await openEntry(archive, entry), target).catch((error: unknown) => {
        throw isDamage(error) ? damaged(name) : error;
      });
    }
    return build;
  } finally {
    archive.close();
  }
}

async function openArchive(file: string): Promise<ZipFile> {
  // Shorter than the record that ends each archive.
  if ((await stat(file)).size < 22) throw notAnArchive();
  try {
    return await openPromise(file, { autoClose: false, lazyEntries: true });
  } catch {
    throw notAnArchive();
  }
}

/** The files of an archive, in its order, before anything is unpacked. */
async function listEntries(archive: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  const known = new Set<string>();
  let size = 0;
  try {
    for await (const entry of archive.eachEntry()) {
      const { fileName: name } = entry;
      if (name.endsWith('/') || CLUTTER.test(name)) continue;
      size += entry.uncompressedSize;
      checkEntry(entry);
      if (known.has(name))
        throw buildInvalid({ code: 'duplicate_name', message: `The archive has ${shown(name)} twice.` });
      known.add(name);
      entries.push(entry);
      if (entries.length > BUILD_LIMITS.files) throw tooManyFiles();
      if (size > BUILD_LIMITS.unpacked) throw filesTooLarge();
    }
  } catch (error) {
    throw isUnsafeName(error) ? unsafeName(error.message) : isDamage(error) ? damaged() : error;
  }
  if (entries.length === 0) throw buildInvalid({ code: 'empty', message: 'The archive has no files.' });
  return entries;
}

function checkEntry(entry: Entry): void {
  const { fileName: name, compressedSize, uncompressedSize } = entry;
  if (name.length > PATH_LENGTH || hasControlCharacter(name)) throw unsafeName(name);
  if (isLink(entry))
    throw buildInvalid({
      code: 'link',
      message: `The file ${shown(name)} is a link. Put the file itself into the archive.`,
    });
  if (entry.isEncrypted())
    throw buildInvalid({ code: 'encrypted', message: 'The archive has a password. Pack it without one.' });
  if (uncompressedSize > RATIO_FROM && uncompressedSize > compressedSize * BUILD_LIMITS.ratio) {
    throw buildInvalid({
      code: 'ratio',
      message: `The file ${shown(name)} unpacks to more than ${BUILD_LIMITS.ratio} times its size. Leave it out, or store it smaller.`,
    });
  }
}

const openEntry = (archive: ZipFile, entry: Entry): Promise<Readable> =>
  archive.openReadStreamPromise(entry).catch(() => {
    throw damaged(entry.fileName);
  });

async function add(build: UnpackedBuild, name: string, content: Readable, target: Target): Promise<void> {
  const file = path.join(target.folder, String(build.files.length));
  const hash = createHash('sha256');
  const packed = COMPRESSED[path.extname(name)] ?? null;
  const text = TEXTS.test(name) ? ([] as Buffer[]) : undefined;
  const sizes = { size: 0, stored: 0 };
  const search = secretSearch(name);
  const read = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sizes.size += chunk.length;
      if (build.size + sizes.size > BUILD_LIMITS.unpacked) return done(filesTooLarge());
      const secret = search(chunk);
      if (secret) return done(secret);
      if (text && sizes.size <= TEXT_BYTES) text.push(chunk);
      done(null, chunk);
    },
  });
  const stored = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sizes.stored += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const isPacked = packed === null && COMPRESSIBLE.test(name);
  const steps = [
    read,
    ...(target.gameId !== undefined && name === 'index.html' ? [insertFirst(sdkOf(target.gameId))] : []),
    ...(isPacked ? [createGzip()] : []),
    stored,
  ];
  await pipeline([content, ...steps, createWriteStream(file)]);
  build.size += sizes.size;
  build.files.push({ path: name, file, sha256: hash.digest(), ...sizes, encoding: isPacked ? 'gzip' : packed });
  if (text) build.texts.set(name, Buffer.concat(text).toString());
}

/** Finds a key or token of this site in a stream. */
function secretSearch(name: string): (chunk: Buffer) => Error | undefined {
  let end = '';
  return (chunk) => {
    const text = end + chunk.toString('latin1');
    end = text.slice(-OVERLAP);
    if (!SECRET.test(text)) return undefined;
    return buildInvalid({
      code: 'secret',
      message: `The file ${shown(name)} has a key or token of this site. Take it out; a game here needs none. If it is yours, make a new key now.`,
    });
  };
}

/** The single folder at the top of an archive, if its page is not at the root; with a slash, or empty. */
function topFolder(names: string[]): string {
  const top = /^[^/]+\//.exec(names[0] ?? '')?.[0] ?? '';
  return top !== '' && !names.includes('index.html') && names.every((name) => name.startsWith(top)) ? top : '';
}

function withoutIndex(names: string[]): Error {
  const pages = names.filter((name) => /\.html?$/i.test(name));
  const found = (pages.length > 0 ? pages : names).slice(0, 5).map(shown).join(', ');
  return buildInvalid({
    code: 'no_index',
    message: `There is no index.html at the top of the archive, or in its only folder. It has: ${found}.`,
  });
}

const LINK = 0o120000;
const KIND = 0o170000;
const isLink = ({ externalFileAttributes }: Entry): boolean => ((externalFileAttributes >>> 16) & KIND) === LINK;

function hasControlCharacter(name: string): boolean {
  return [...name].some((character) => character < ' ' || character === '\u007f');
}

const notAnArchive = () =>
  buildInvalid({ code: 'not_a_zip', message: 'This is not a zip archive. Upload a .zip, or one .html file.' });

const damaged = (name?: string) =>
  buildInvalid({
    code: 'damaged',
    message: `${name === undefined ? 'The archive' : `The file ${shown(name)}`} is damaged or packed in a way that cannot be read. Pack it again as an ordinary zip.`,
  });

const unsafeName = (name: string) =>
  buildInvalid({ code: 'unsafe_name', message: `The archive has a name that is not allowed: ${shown(name)}.` });

/** yauzl reports unsafe names and damage as plain errors. */
const isUnsafeName = (error: unknown): error is Error =>
  error instanceof Error && /^(absolute path|invalid relative path|invalid characters in fileName)/.test(error.message);
const isDamage = (error: unknown): boolean =>
  error instanceof Error && error.constructor === Error && !('syscall' in error);

const shown = (name: string): string => JSON.stringify(name.length > 80 ? `${name.slice(0, 77)}…` : name);
