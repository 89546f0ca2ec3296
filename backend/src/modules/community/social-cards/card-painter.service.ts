import { createRequire } from 'node:module';
import path from 'node:path';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Picture } from '@gamegeek/arcade/pictures/picture.js';
import { REPLAY_LIMITS, SOCIAL_CARD_LIMITS } from '../../../config/limits.js';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { workerBeside, WorkerThread } from '../../../core/jobs/worker-thread.js';
import type { ReplayableRun } from '../../play/recordings/recordings.service.js';
import { FALLBACK_FONT, SITE_FONT } from './card-text.js';
import type { CardRequest } from './card.worker.js';

const require = createRequire(import.meta.url);

const FONT_FILES = {
  [SITE_FONT]: '@fontsource/silkscreen/files/silkscreen-latin-400-normal.woff',
  [FALLBACK_FONT]: '@fontsource/unifontex/files/unifontex-latin-400-normal.woff',
};

/** Replays runs to their ends, and renders cards as PNG images: each in a worker thread, one at a time. */
@Injectable()
export class CardPainter implements OnModuleDestroy {
  private readonly thread = new WorkerThread<CardRequest, Uint8Array>({
    module: workerBeside(import.meta.url, 'card'),
    ...SOCIAL_CARD_LIMITS,
  });
  private readonly replays = new WorkerThread<ReplayableRun, Picture | null>({
    module: workerBeside(import.meta.url, 'end-picture'),
    ...REPLAY_LIMITS,
  });
  private readonly folder: string;

  constructor(@Inject(SETTINGS) { home }: Settings) {
    this.folder = path.join(home, 'fonts');
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all([this.thread.close(), this.replays.close()]);
  }

  /** What a run has ended with. Null if its log breaks the rules. */
  replay(run: ReplayableRun): Promise<Picture | null> {
    return this.replays.run(run);
  }

  async paint(svg: string): Promise<Buffer> {
    // The fallback font is large, so it is loaded only for names that need it.
    const fonts = Object.entries(FONT_FILES)
      .filter(([family]) => svg.includes(`font-family="${family}"`))
      .map(([, file]) => require.resolve(file));
    return Buffer.from(await this.thread.run({ svg, fonts, folder: this.folder }));
  }
}
