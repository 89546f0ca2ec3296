import { PICTURE_TYPES, uploadedPictureSchema, type UploadedPicture } from '@gamegeek/contracts/pictures/pictures.js';
import { Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import * as v from 'valibot';
import { notFound } from '../../../core/errors/app-error.js';
import { IdPipe } from '../../../core/http/input/id.pipe.js';
import { allowAnyOrigin } from '../../../core/http/security-headers.js';
import { FOR_EVER } from '../../../core/web/site-files.js';
import { CurrentUser } from '../../auth/sessions/caller.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
import { PicturesRepository } from './pictures.repository.js';
import { PicturesService } from './pictures.service.js';

@Controller()
export class PicturesController {
  constructor(
    private readonly service: PicturesService,
    private readonly pictures: PicturesRepository,
  ) {}

  @Post('games/:id/pictures')
  @Endpoint({
    summary: 'Uploads a picture for a game',
    description:
      'By its makers or an admin. The body is the file: PNG, JPEG, WebP or GIF with its `Content-Type`, at most 8 MB. ' +
      'It is stored as WebP without metadata, an animation as its first frame. Send `url` as `image_url` or in ' +
      '`preview_images` of the game within a day.',
    bodyAs: [...PICTURE_TYPES],
    answers: [201, uploadedPictureSchema],
    errors: ['not_found', 'forbidden', 'validation_failed', 'quota_exceeded'],
    caller: 'unmuted',
  })
  upload(
    @Param('id', IdPipe) id: number,
    @CurrentUser() caller: SessionOwner,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UploadedPicture> {
    return this.service.add(id, caller, request, response);
  }

  @Get('pictures/:file')
  @Endpoint({
    summary: 'An uploaded picture in one of its widths',
    description: 'Its content never changes, and any site may show it.',
    answers: [200, v.pipe(v.string(), v.metadata({ format: 'binary' }))],
    answersAs: 'image/webp',
    errors: ['not_found'],
  })
  async show(@Param('file') file: string, @Res() response: Response): Promise<void> {
    const content = await this.pictures.read(`/pictures/${file}`);
    if (!content) throw notFound('This picture');
    allowAnyOrigin(response);
    response
      .set({
        'Cache-Control': FOR_EVER,
        // The name changes with the content.
        ETag: `"${file}"`,
        'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      })
      .type('webp')
      .send(content);
  }
}
