import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';

export interface CardRequest {
  svg: string;
  /** WOFF files of the fonts in the image. */
  fonts: string[];
  /** The folder for the unpacked fonts: the renderer reads fonts from files only, and does not read WOFF. */
  folder: string;
}

/** Renders a card as a PNG image. */
export function run({ svg, fonts, folder }: CardRequest): Uint8Array {
  const fontFiles = fonts.map((font) => unpacked(font, folder));
  const image = new Resvg(svg, { font: { loadSystemFonts: false, fontFiles } }).render();
  return new Uint8Array(image.asPng());
}

function unpacked(woff: string, folder: string): string {
  const file = path.join(folder, `${path.basename(woff, '.woff')}.ttf`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  // Other processes may write the same file.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, sfntOf(readFileSync(woff)));
  renameSync(draft, file);
  return file;
}

const HEADER = { woff: 44, sfnt: 12 };
const ENTRY = { woff: 20, sfnt: 16 };

/** Converts WOFF 1.0 to SFNT: the same tables, uncompressed. */
function sfntOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(HEADER.sfnt + count * ENTRY.sfnt);
  const searched = 2 ** Math.floor(Math.log2(count));
  directory.writeUInt32BE(woff.readUInt32BE(4), 0);
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(searched * ENTRY.sfnt, 6);
  directory.writeUInt16BE(Math.log2(searched), 8);
  directory.writeUInt16BE((count - searched) * ENTRY.sfnt, 10);
  const tables: Buffer[] = [];
  let offset = directory.length;
  for (let index = 0; index < count; index += 1) {
    const from = HEADER.woff + index * ENTRY.woff;
    const start = woff.readUInt32BE(from + 4);
    const packedLength = woff.readUInt32BE(from + 8);
    const length = woff.readUInt32BE(from + 12);
    const packed = woff.subarray(start, start + packedLength);
    const table = packedLength < length ? inflateSync(packed) : packed;
    const to = HEADER.sfnt + index * ENTRY.sfnt;
    woff.copy(directory, to, from, from + 4);
    directory.writeUInt32BE(woff.readUInt32BE(from + 16), to + 4);
    directory.writeUInt32BE(offset, to + 8);
    directory.writeUInt32BE(length, to + 12);
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4);
    table.copy(padded);
    tables.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([directory, ...tables]);
}
