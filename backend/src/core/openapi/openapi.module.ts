import { Controller, Get, Module } from '@nestjs/common';
import { ApiExcludeEndpoint, type OpenAPIObject } from '@nestjs/swagger';
import { ApiDocument } from './api-document.js';

@Controller('openapi.json')
class OpenApiController {
  constructor(private readonly document: ApiDocument) {}

  @Get()
  @ApiExcludeEndpoint()
  show(): OpenAPIObject {
    return this.document.get();
  }
}

@Module({ controllers: [OpenApiController], providers: [ApiDocument] })
export class OpenApiModule {}
