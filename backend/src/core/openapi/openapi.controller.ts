import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Costs } from '../limits/costs.js';
import { PreparedDocument } from '../http/prepared-document.js';
import { ApiDocument } from './api-document.service.js';
import { documentForGames } from './document-for-games.js';
import { referenceText } from './reference-text.js';

@Controller()
export class OpenApiController {
  private readonly prepared: PreparedDocument;
  private readonly forGames: PreparedDocument;
  private readonly reference: PreparedDocument;

  constructor(document: ApiDocument) {
    this.prepared = new PreparedDocument(() => JSON.stringify(document.build()));
    this.reference = new PreparedDocument(() => referenceText(document.build()));
    this.forGames = new PreparedDocument(() => JSON.stringify(documentForGames(document.build())));
  }

  @Get('openapi.json')
  @ApiExcludeEndpoint()
  @Costs(5)
  async show(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.prepared.send(request, response.type('json'));
  }

  /** What games and coding agents need, small enough to be read whole by a model. */
  @Get('openapi.games.json')
  @ApiExcludeEndpoint()
  async showForGames(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.forGames.send(request, response.type('json'));
  }

  /** The page /api/reference as text. */
  @Get('reference.md')
  @ApiExcludeEndpoint()
  @Costs(5)
  async showReference(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.reference.send(request, response.type('text/markdown'));
  }
}
