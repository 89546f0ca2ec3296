import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** A zip archive with these files. */
export async function zip(files: Record<string, string | Buffer>): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [name, content] of Object.entries(files)) archive.addBuffer(Buffer.from(content), name);
  archive.end();
  return buffer(archive.outputStream);
}

/** The same archive with another name of the same length, in both places that have it. */
export function renamed(archive: Buffer, name: string, to: string): Buffer {
  if (name.length !== to.length) throw new Error('A name can be replaced by one of the same length only.');
  return Buffer.from(archive.toString('latin1').replaceAll(name, to), 'latin1');
}
