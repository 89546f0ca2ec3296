import { TOO_MANY_PIXELS, UNREADABLE_PICTURE } from '@gamegeek/contracts/pictures/pictures.js';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { PICTURE_LIMITS } from '../../../config/limits.js';
import { validationFailed } from '../../../core/errors/app-error.js';
import { workerBeside, WorkerThread } from '../../../core/jobs/worker-thread.js';
import { pictureRequest } from './picture-request.js';
import type { EncodedPicture, PictureProblem, PictureRequest } from './picture.worker.js';

const SENTENCES: Record<PictureProblem, string> = {
  too_many_pixels: TOO_MANY_PIXELS,
  unreadable: UNREADABLE_PICTURE,
};

/** Encodes uploaded pictures in a worker thread, one at a time. */
@Injectable()
export class PictureEncoder implements OnModuleDestroy {
  private readonly thread = new WorkerThread<PictureRequest, EncodedPicture | PictureProblem>({
    module: workerBeside(import.meta.url, 'picture'),
    ...PICTURE_LIMITS,
  });

  async onModuleDestroy(): Promise<void> {
    await this.thread.close();
  }

  /** Throws `validation_failed` for a picture that cannot be used, and `unavailable` if too many wait. */
  async encode(bytes: Uint8Array): Promise<EncodedPicture> {
    const encoded = await this.thread.run(pictureRequest(bytes));
    if (typeof encoded === 'string') throw validationFailed({ picture: [SENTENCES[encoded]] });
    return encoded;
  }
}
