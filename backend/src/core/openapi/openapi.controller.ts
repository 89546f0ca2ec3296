import { Controller, Get } from '@nestjs/common';
import { ApiExcludeEndpoint, type OpenAPIObject } from '@nestjs/swagger';
import { ApiDocument } from './api-document.service.js';

@Controller('openapi.json')
export class OpenApiController {
  constructor(private readonly document: ApiDocument) {}

  @Get()
  @ApiExcludeEndpoint()
  show(): OpenAPIObject {
    return this.document.get();
  }
}
