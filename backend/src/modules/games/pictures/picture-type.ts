import { PICTURE_TYPES } from '@gamegeek/contracts/pictures/pictures.js';

type PictureType = (typeof PICTURE_TYPES)[number];

const latin1 = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1');

/** The type of a picture by its first bytes; undefined for everything else. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | undefined {
  if (latin1(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (latin1(bytes, 0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  if (['GIF87a', 'GIF89a'].includes(latin1(bytes, 0, 6))) return 'image/gif';
  if (latin1(bytes, 0, 4) === 'RIFF' && latin1(bytes, 8, 12) === 'WEBP') return 'image/webp';
  return undefined;
}

/** Whether a request declares its body as one of the accepted types. */
export function isPictureType(contentType: string | undefined): boolean {
  const type = contentType?.split(';', 1)[0]?.trim().toLowerCase();
  return PICTURE_TYPES.some((accepted) => accepted === type);
}
