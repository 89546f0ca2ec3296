import { Controller, Get, Param, Res, UseGuards } from '@nestjs/common';
import type { Response } from 'express';
import { notFound } from '../../../core/errors/app-error.js';
import { Documented } from '../../../core/openapi/documented.js';
import { OptionalSession } from '../../auth/index.js';
import { Avatars } from './avatars.js';

/** A picture needs nothing from anywhere, and opened as a page of its own it can do nothing either. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

@Controller('users/:username/avatar')
@UseGuards(OptionalSession)
export class AvatarsController {
  constructor(private readonly avatars: Avatars) {}

  /** An SVG picture drawn from the name, the same for ever. */
  @Get()
  @Documented({
    summary: 'A player’s picture, drawn from the name',
    answers: [200, { type: 'string', examples: ['<svg xmlns="http://www.w3.org/2000/svg"/>'] }],
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
