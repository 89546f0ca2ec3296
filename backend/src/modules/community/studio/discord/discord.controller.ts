import {
  discordTestSchema,
  gameDiscordSchema,
  type DiscordTest,
  type GameDiscord,
} from '@gamegeek/contracts/studio/discord.schemas.js';
import { DiscordWebhookDto } from '@gamegeek/contracts/studio/discord.dto.js';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { IdPipe } from '../../../../core/http/input/id.pipe.js';
import { CurrentUser } from '../../../auth/sessions/caller.js';
import { Endpoint } from '../../../auth/sessions/endpoint.decorator.js';
import type { SessionOwner } from '../../../auth/sessions/sessions.service.js';
import { Discord } from './discord.service.js';

/** For the makers of a game and admins. */
@Controller('games/:id/discord')
export class DiscordController {
  constructor(private readonly discord: Discord) {}

  @Get()
  @Endpoint({
    summary: 'The Discord channel to which a game reports',
    description: 'For its makers and admins. The token of the webhook is never answered.',
    answers: [200, gameDiscordSchema],
    errors: ['not_found', 'forbidden'],
    caller: 'session',
  })
  read(@Param('id', IdPipe) id: number, @CurrentUser() caller: SessionOwner): Promise<GameDiscord> {
    return this.discord.of(id, caller);
  }

  @Put()
  @Endpoint({
    summary: 'Reports new records and the champions of each week to a Discord channel',
    description:
      'By a maker of the game or an admin. The id and the token are taken out of the address, and only `https://discord.com/api/webhooks/{id}/{token}` is called, at most once a minute. A game has one webhook; another address replaces it. 409 on a site that calls no other servers.',
    body: DiscordWebhookDto,
    answers: [200, gameDiscordSchema],
    errors: ['not_found', 'forbidden', 'conflict'],
    caller: 'unmuted',
  })
  connect(
    @Param('id', IdPipe) id: number,
    @Body() dto: DiscordWebhookDto,
    @CurrentUser() caller: SessionOwner,
  ): Promise<GameDiscord> {
    return this.discord.connect(id, dto, caller);
  }

  @Delete()
  @Endpoint({
    summary: 'Stops reporting to Discord',
    description: 'By a maker of the game or an admin. The token is deleted.',
    answers: [204],
    errors: ['not_found', 'forbidden'],
    caller: 'session',
  })
  disconnect(@Param('id', IdPipe) id: number, @CurrentUser() caller: SessionOwner): Promise<void> {
    return this.discord.disconnect(id, caller);
  }

  @Post('test')
  @HttpCode(200)
  @Endpoint({
    summary: 'Sends a test message to the Discord channel of a game',
    description: 'By a maker of the game or an admin. 429 if the webhook has been called less than a minute ago.',
    answers: [200, discordTestSchema],
    errors: ['not_found', 'forbidden', 'conflict'],
    caller: 'unmuted',
  })
  test(@Param('id', IdPipe) id: number, @CurrentUser() caller: SessionOwner): Promise<DiscordTest> {
    return this.discord.sendTest(id, caller);
  }
}
