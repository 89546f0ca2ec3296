import { uploadedPictureSchema, type UploadedPicture } from '@gamegeek/contracts/games/pictures.js';
import { uploadFile } from '#shared/api/upload-file.js';

interface Options {
  signal?: AbortSignal;
  /** Called with the share of the picture that was sent, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/** Uploads a picture for a game. It is kept if the game uses its `url` within a day. */
export function uploadPicture(gameId: number, picture: Blob, options: Options = {}): Promise<UploadedPicture> {
  return uploadFile(`/api/games/${gameId}/pictures`, picture, { ...options, answer: uploadedPictureSchema });
}
