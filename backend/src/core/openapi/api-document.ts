import { Injectable, type INestApplication } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { dtoSchema, type DtoClass } from './dto-schema.js';
import { ERROR, namedSchemas, type SchemaObject } from './schemas.js';

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** The API's document: built from the routes that really exist, when it is first asked for. */
@Injectable()
export class ApiDocument {
  private build?: () => OpenAPIObject;
  private built?: OpenAPIObject;

  describe(app: INestApplication, publicUrl: string): void {
    this.build = () => describeApi(app, publicUrl);
  }

  get(): OpenAPIObject {
    if (!this.build) throw new Error('the application has not been described');
    return (this.built ??= this.build());
  }
}

function describeApi(app: INestApplication, publicUrl: string): OpenAPIObject {
  const config = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('GameGeek')
    .setDescription('The live home of games made with AI models: accounts, catalogue, scores and boards.')
    .setVersion('1')
    .addServer(publicUrl)
    .addBearerAuth({ type: 'http', scheme: 'bearer', description: 'An access token; for scores, an API key.' })
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}.${method}`,
  });
  document.components = { ...document.components, schemas: { ...bodySchemas(app), ...namedSchemas() } };
  for (const operation of operationsOf(document)) {
    operation.responses.default = {
      description: 'Any error: too many requests (429), the service not available (503), and whatever else went wrong',
      content: { 'application/json': { schema: ERROR } },
    };
  }
  return document;
}

/** The DTO classes that endpoints take, whether or not an endpoint says more about itself. */
function bodySchemas(app: INestApplication): Record<string, SchemaObject> {
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [...module.controllers.values()]);
  const classes = controllers.flatMap(({ metatype }) => {
    const prototype = (metatype as { prototype?: object } | null)?.prototype ?? {};
    return Object.getOwnPropertyNames(prototype).flatMap(
      (method) => (Reflect.getMetadata('design:paramtypes', prototype, method) ?? []) as DtoClass[],
    );
  });
  const dtos = classes.filter((type) => typeof type === 'function' && type.name.endsWith('Dto'));
  return Object.fromEntries(dtos.map((dto) => [dto.name, dtoSchema(dto)]));
}

function operationsOf({ paths }: OpenAPIObject) {
  return Object.values(paths).flatMap((path) => METHODS.flatMap((method) => path[method] ?? []));
}
