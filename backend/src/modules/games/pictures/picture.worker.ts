import sharp from 'sharp';

/** A picture to encode, and what is accepted and made. */
export interface PictureRequest {
  bytes: Uint8Array;
  /** Of each side, and of both together. */
  most: { side: number; pixels: number };
  /** Of the files, from the narrowest to the widest. */
  widths: readonly number[];
}

/** A picture as it is stored: without metadata, upright, in each of its widths. */
export interface EncodedPicture {
  width: number;
  height: number;
  /** WebP, from the narrowest to the widest. */
  files: { width: number; content: Uint8Array }[];
}

export type PictureProblem = 'too_many_pixels' | 'unreadable';

/** libvips cannot be interrupted by the end of a thread. */
const DECODING_SECONDS = 8;

// Only the formats that are accepted are decoded, whatever a file contains.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
});
sharp.cache(false);
sharp.concurrency(1);

/** Decodes a picture and encodes it in all of its widths. Of an animation it takes the first frame. */
export async function run({ bytes, most, widths }: PictureRequest): Promise<EncodedPicture | PictureProblem> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (Math.max(width, height) > most.side || width * height > most.pixels) return 'too_many_pixels';
    return await encode(bytes, widths);
  } catch {
    return 'unreadable';
  }
}

async function encode(bytes: Uint8Array, widths: readonly number[]): Promise<EncodedPicture> {
  const { data, info } = await sharp(bytes, { failOn: 'error' })
    .autoOrient()
    .resize({ width: Math.max(...widths), withoutEnlargement: true })
    .timeout({ seconds: DECODING_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const files: EncodedPicture['files'] = [];
  for (const narrower of [...widths.filter((each) => each < width), width]) {
    const content = await sharp(data, { raw: { width, height, channels } })
      .resize({ width: narrower })
      .webp({ quality: 82, effort: 1 })
      .toBuffer();
    files.push({ width: narrower, content });
  }
  return { width, height, files };
}

/** A stored picture for a renderer that does not read WebP. */
export const pngOf = (content: Uint8Array): Promise<Buffer> => sharp(content).png().toBuffer();
