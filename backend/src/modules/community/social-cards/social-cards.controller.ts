import * as v from 'valibot';
import { Controller, Get, Inject, Logger, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { AppError, notFound } from '../../../core/errors/app-error.js';
import { IdPipe, LargeIdPipe } from '../../../core/http/input/id.pipe.js';
import { LimitedLog } from '../../../core/logging/limited-log.js';
import { SOCIAL_CARD } from '../../../core/web/page-head.js';
import { Costs } from '../../../core/limits/costs.js';
import { SocialCards, type KnownCard } from './social-cards.service.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';

/** In seconds: short, because leaders change. Pages link each version of a card by its own URL. */
const CACHE = 'public, max-age=300';

@Controller()
export class SocialCardsController {
  private readonly log = new LimitedLog(new Logger('Errors'));

  constructor(
    private readonly cards: SocialCards,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get('games/:id/card.png')
  @Costs(5)
  @Endpoint({
    summary: 'The picture that links to a game show: cover, name and the three best scores, 1200 × 630 pixels',
    description: 'Leads on to the picture of the site (302) where the card cannot be drawn now.',
    answers: [200, v.pipe(v.string(), v.metadata({ format: 'binary' }))],
    answersAs: 'image/png',
    errors: ['not_found'],
  })
  async show(@Param('id', IdPipe) id: number, @Res() response: Response): Promise<void> {
    await this.send(await this.cards.find(id), response);
  }

  @Get('scores/:id/card.png')
  @Costs(5)
  @Endpoint({
    summary: 'The picture that links to a recorded run show: its end, game, player and score, 1200 × 630 pixels',
    description:
      'Shows the cover of the game instead of the end while the run is of the daily of today, and once the rules of the run are gone. Leads on to the picture of the site (302) where the card cannot be drawn now.',
    answers: [200, v.pipe(v.string(), v.metadata({ format: 'binary' }))],
    answersAs: 'image/png',
    errors: ['not_found'],
  })
  async showRun(@Param('id', LargeIdPipe) id: number, @Res() response: Response): Promise<void> {
    await this.send(await this.cards.findRun(id), response);
  }

  private async send(card: KnownCard | undefined, response: Response): Promise<void> {
    if (!card) throw notFound('This picture');
    try {
      const png = await this.cards.draw(card);
      // Other sites embed the image.
      response
        .set({
          'Cache-Control': CACHE,
          ETag: `"${card.version}"`,
          'Cross-Origin-Resource-Policy': 'cross-origin',
        })
        .type('png')
        .send(png);
    } catch (error) {
      if (!isBusy(error)) this.log.error({ err: error }, 'a social card could not be drawn');
      response.redirect(302, `${this.settings.publicUrl}${SOCIAL_CARD.path}`);
    }
  }
}

/** Whether too many cards wait, as opposed to a failure of the renderer. */
function isBusy(error: unknown): boolean {
  return error instanceof AppError && error.code === 'unavailable' && error.cause === undefined;
}
