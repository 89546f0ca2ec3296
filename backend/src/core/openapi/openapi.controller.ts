import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Costs } from '../limits/costs.js';
import { PreparedDocument } from '../http/prepared-document.js';
import { ApiDocument } from './api-document.service.js';

@Controller('openapi.json')
export class OpenApiController {
  private readonly prepared: PreparedDocument;

  constructor(document: ApiDocument) {
    this.prepared = new PreparedDocument(() => JSON.stringify(document.build()));
  }

  @Get()
  @ApiExcludeEndpoint()
  @Costs(5)
  async show(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.prepared.send(request, response.type('json'));
  }
}
