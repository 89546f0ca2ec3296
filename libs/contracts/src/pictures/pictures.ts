import * as v from 'valibot';
import { integer, picture } from '../values.js';

/** What makers may upload as pictures of their games. SVG is not among them, because it may contain scripts. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;
export const PICTURE_BYTES_MAX = 8 * 1024 * 1024;
/** Of each side, and of both together. */
export const PICTURE_SIDE_MAX = 10_000;
export const PICTURE_PIXELS_MAX = 25_000_000;
/** Of a game, used or not. */
export const PICTURES_OF_GAME_MAX = 60;

export const WRONG_PICTURE_TYPE = 'Please choose a PNG, JPEG, WebP or GIF picture; SVG files cannot be used';
export const TOO_MANY_PIXELS = 'A picture may have at most 10,000 pixels on each side, and 25 million in all';
export const UNREADABLE_PICTURE = 'This picture cannot be read; the file may be damaged or incomplete';
export const FOREIGN_PICTURE = 'Please upload this picture to this game first';

/** The answer of POST /api/games/{id}/pictures; `url` is the address of the largest file, with its size. */
export const uploadedPictureSchema = v.object({
  url: v.pipe(picture, v.examples(['/pictures/6f1c2a34-5b6d-4e7f-8a90-1b2c3d4e5f60-1280.webp'])),
  width: v.pipe(integer, v.examples([1_280])),
  height: v.pipe(integer, v.examples([720])),
});
export type UploadedPicture = v.InferOutput<typeof uploadedPictureSchema>;
