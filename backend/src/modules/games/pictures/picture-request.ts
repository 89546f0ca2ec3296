import { PICTURE_WIDTHS } from '@gamegeek/contracts/pictures/picture-address.js';
import { PICTURE_PIXELS_MAX, PICTURE_SIDE_MAX } from '@gamegeek/contracts/pictures/pictures.js';
import type { PictureRequest } from './picture.worker.js';

/** With all limits, because the module of the worker imports nothing of this project. */
export function pictureRequest(bytes: Uint8Array): PictureRequest {
  return { bytes, most: { side: PICTURE_SIDE_MAX, pixels: PICTURE_PIXELS_MAX }, widths: PICTURE_WIDTHS };
}
