import { PREVIEW_IMAGES_MAX } from '@gamegeek/contracts/games/game.dto.js';
import { gameSchema, type Game } from '@gamegeek/contracts/games/games.schemas.js';
import { uploadedPictureSchema, type UploadedPicture } from '@gamegeek/contracts/pictures/pictures.js';
import { request } from '#shared/api/api-client.js';
import { upload } from '#shared/api/upload.js';
import { catalogueChanged } from '#shared/catalogue/catalogue-changed.js';

interface Options {
  signal?: AbortSignal;
  /** Called with the share of the picture that was sent, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/** Uploads a picture for a game. It is kept if the game uses its `url` within a day. */
export function uploadPicture(gameId: number, picture: Blob, options: Options = {}): Promise<UploadedPicture> {
  const file = { body: picture, type: picture.type, answer: uploadedPictureSchema };
  return upload(`/api/games/${gameId}/pictures`, { ...file, ...options });
}

/** Makes a picture the cover of a game, or the latest screenshot of one that has a cover. */
export async function addPicture({ id, image_url: cover, preview_images: shown }: Game, picture: Blob): Promise<void> {
  const { url } = await uploadPicture(id, picture);
  const body = cover === null ? { image_url: url } : { preview_images: [...shown, url].slice(-PREVIEW_IMAGES_MAX) };
  await request(`/api/games/${id}`, { method: 'PUT', body, answer: gameSchema });
  catalogueChanged();
}
