import { Injectable, type INestApplication } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { Cookies } from '../http/request/cookies.service.js';
import { TopicRegistry } from '../live/topic-registry.service.js';
import { namedAnswers } from './answer-schemas.js';
import { completeOperation } from './complete-operation.js';
import { dtoSchema, type DtoClass } from './dto-schema.js';
import { describeLimits } from './limits-description.js';
import { describeLive } from './live-description.js';
import { namedBodies, type SchemaObject } from './schemas.js';
import { TAGS } from './tags.js';

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** Patterns; a test compares them with credentials that the server has issued. */
const BEARER_FORMATS = {
  session: '[A-Za-z0-9_-]{43}',
  apiKey: 'gg_[0-9A-Za-z]{40}',
  agentToken: 'gga_[A-Za-z0-9_-]{43}',
  playToken: 'ggp_[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]{22}',
};

/** Builds the OpenAPI document from the actual routes. */
@Injectable()
export class ApiDocument {
  private described?: () => OpenAPIObject;

  describe(app: INestApplication, publicUrl: string): void {
    this.described = () => describeApi(app, publicUrl);
  }

  build(): OpenAPIObject {
    if (!this.described) throw new Error('the application has not been described');
    return this.described();
  }
}

function describeApi(app: INestApplication, publicUrl: string): OpenAPIObject {
  const document = SwaggerModule.createDocument(app, about(publicUrl, app.get(Cookies)), {
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}.${method}`,
  });
  // A description of the endpoint takes precedence over the class.
  const shapes = { ...bodySchemas(app), ...namedBodies(), ...namedAnswers() };
  document.components = { ...document.components, schemas: shapes };
  for (const operation of operationsOf(document)) completeOperation(operation, shapes);
  return Object.assign(document, {
    'x-limits': describeLimits(),
    'x-live': describeLive(app.get(TopicRegistry).descriptions(), shapes),
  });
}

function about(publicUrl: string, cookies: Cookies) {
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('GameGeek')
    .setDescription(
      `The live home of games made with AI models: accounts, catalogue, scores and boards. Every error has the schema \`Error\` with a stable \`code\`.

Web games need none of these calls: the SDK (${publicUrl}/sdk/v1.js, or ${publicUrl}/sdk/v1.mjs as a module, with types in ${publicUrl}/sdk/v1.d.ts) opens play sessions, sends scores and shows boards. How to use it: ${publicUrl}/api-documentation.`,
    )
    .setVersion('1')
    .addServer(publicUrl)
    .setExternalDoc('The SDK, and samples for game engines', `${publicUrl}/api-documentation`)
    .addBearerAuth(
      {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: BEARER_FORMATS.session,
        description: 'The `access_token` of a session.',
      },
      'session',
    )
    .addCookieAuth(
      cookies.nameOf('session'),
      { type: 'apiKey', in: 'cookie', description: 'The session token as a cookie, for browsers.' },
      'cookie',
    )
    .addBearerAuth(
      {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: BEARER_FORMATS.apiKey,
        description: 'An API key (`gg_…`), for scores only; it may be in the body instead.',
      },
      'apiKey',
    )
    .addBearerAuth(
      {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: BEARER_FORMATS.playToken,
        description: 'A play token (`ggp_…`): one player, one game, for 15 minutes.',
      },
      'playToken',
    )
    .addBearerAuth(
      {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: BEARER_FORMATS.agentToken,
        description: 'An agent token (`gga_…`), for the drafts of its user.',
      },
      'agentToken',
    );
  for (const { name, description } of TAGS) builder.addTag(name, description);
  return builder.build();
}

/** DTO classes of endpoints, documented or not. */
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
  return Object.entries(paths).flatMap(([path, operations]) =>
    METHODS.flatMap((method) => {
      const operation = operations[method];
      return operation ? [{ method, path, operation }] : [];
    }),
  );
}
