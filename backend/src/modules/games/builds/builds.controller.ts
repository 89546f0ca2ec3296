import * as v from 'valibot';
import {
  buildCheckSchema,
  buildSchema,
  type Build,
  type BuildCheck,
} from '@gamegeek/contracts/builds/builds.schemas.js';
import { Controller, Delete, Get, Headers, Param, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { IdPipe } from '../../../core/http/input/id.pipe.js';
import { CurrentUser } from '../../auth/sessions/caller.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';
import type { Caller, SessionOwner } from '../../auth/sessions/sessions.service.js';
import { BuildsService } from './builds.service.js';
import { bodyOf } from './upload/receive-upload.js';

const FILE = ['text/html', 'application/zip'];

/** Builds of a game, for its makers. */
@Controller()
export class BuildsController {
  constructor(private readonly builds: BuildsService) {}

  @Post('builds/check')
  @Endpoint({
    summary: 'Checks a build without keeping it',
    description: 'The body is the file: one HTML page, or a zip (`application/zip`) with index.html at its top.',
    bodyAs: FILE,
    answers: [200, buildCheckSchema],
    errors: ['build_too_large', 'build_invalid', 'unsupported_media_type', 'conflict'],
    caller: 'session',
    agent: 'builds',
    forGames: true,
  })
  check(@Req() request: Request, @CurrentUser() caller: Caller): Promise<BuildCheck> {
    return this.builds.check(bodyOf(request), caller);
  }

  @Get('games/:id/builds')
  @Endpoint({
    summary: 'The builds of a game, newest first',
    description: 'For its makers and admins; everybody else gets the one that is played.',
    answers: [200, v.array(buildSchema)],
    errors: ['not_found'],
    agent: 'builds',
    forGames: true,
  })
  list(@Param('id', IdPipe) id: number, @CurrentUser() caller: Caller | undefined): Promise<Build[]> {
    return this.builds.list(id, caller);
  }

  @Post('games/:id/builds')
  @Endpoint({
    summary: 'Uploads a build',
    description:
      'The body is the file: one HTML page, or a zip (`application/zip`) with index.html at its top; at most 64 MB. The header `X-Build-Notes` says what is new, percent-encoded. The build is not published.',
    bodyAs: FILE,
    answers: [201, buildSchema],
    errors: [
      'not_found',
      'forbidden',
      'build_too_large',
      'quota_exceeded',
      'build_invalid',
      'unsupported_media_type',
      'conflict',
    ],
    caller: 'unmuted',
    agent: 'builds',
    forGames: true,
  })
  upload(
    @Param('id', IdPipe) id: number,
    @Req() request: Request,
    @Headers('x-build-notes') notes: string | undefined,
    @CurrentUser() caller: Caller,
  ): Promise<Build> {
    return this.builds.upload(id, bodyOf(request), decoded(notes ?? '').trim(), caller);
  }

  @Post('games/:id/builds/:number/publish')
  @Endpoint({
    summary: 'Publishes a build: it is played from now on',
    description: 'Also takes the game back to an earlier build. `launch` of the game becomes `hosted`.',
    answers: [200, buildSchema],
    errors: ['not_found', 'forbidden', 'conflict'],
    caller: 'unmuted',
  })
  publish(
    @Param('id', IdPipe) id: number,
    @Param('number', IdPipe) number: number,
    @CurrentUser() caller: SessionOwner,
  ): Promise<Build> {
    return this.builds.publish(id, number, caller);
  }

  @Delete('games/:id/builds/:number')
  @Endpoint({
    summary: 'Deletes a build that is not played',
    answers: [204],
    errors: ['not_found', 'forbidden', 'conflict'],
    caller: 'session',
  })
  async delete(
    @Param('id', IdPipe) id: number,
    @Param('number', IdPipe) number: number,
    @CurrentUser() caller: SessionOwner,
  ): Promise<void> {
    await this.builds.delete(id, number, caller);
  }
}

/** Headers have Latin characters only. */
function decoded(notes: string): string {
  try {
    return decodeURIComponent(notes);
  } catch {
    return notes;
  }
}
