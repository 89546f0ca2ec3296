import * as v from 'valibot';
import { Controller, Get, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { notFound } from '../../../../core/errors/app-error.js';
import { AvatarsService } from './avatars.service.js';
import { Endpoint } from '../../../auth/sessions/endpoint.decorator.js';

/** The image loads nothing; opened as a document it cannot run scripts either. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

@Controller('users/:username/avatar')
export class AvatarsController {
  constructor(private readonly avatars: AvatarsService) {}

  @Get()
  @Endpoint({
    summary: 'The avatar of a player, an SVG image derived from the name',
    answers: [200, v.pipe(v.string(), v.examples(['<svg xmlns="http://www.w3.org/2000/svg"/>']))],
    answersAs: 'image/svg+xml',
    errors: ['not_found'],
  })
  show(@Param('username') username: string, @Res({ passthrough: true }) response: Response): string {
    const avatar = this.avatars.of(username);
    if (!avatar) throw notFound('This picture');
    response.set({
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Content-Security-Policy': PICTURE_POLICY,
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: avatar.etag,
    });
    return avatar.svg;
  }
}
