import { Module, type DynamicModule } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import type { DestinationStream } from 'pino';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { requestIdOf } from '../http/request/request-id.js';
import { AppLogger } from './app-logger.service.js';
import { createLogger } from './create-logger.js';

/** Nest's loggers write through pino; lines during a request carry its id. */
@Module({})
export class LoggingModule {
  static to(destination?: DestinationStream): DynamicModule {
    return {
      module: LoggingModule,
      imports: [
        LoggerModule.forRootAsync({
          inject: [SETTINGS],
          useFactory: (settings: Settings) => ({
            renameContext: 'subject',
            pinoHttp: {
              logger: createLogger(settings, destination),
              genReqId: requestIdOf,
              quietReqLogger: true,
              // Lines have the id only; serializing every request took a tenth of the time of its answer.
              serializers: { req: () => undefined },
              wrapSerializers: false,
              customAttributeKeys: { reqId: 'requestId' },
              // The request log is our own (core/http/request-log.ts).
              autoLogging: false,
            },
          }),
        }),
      ],
      providers: [AppLogger],
    };
  }
}
