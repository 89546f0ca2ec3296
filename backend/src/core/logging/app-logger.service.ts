import { Injectable } from '@nestjs/common';
import { Logger } from 'nestjs-pino';

/** Nest's start-up messages: a line for every module and route. */
const ASSEMBLY: readonly unknown[] = [
  'InstanceLoader',
  'NestApplication',
  'NestFactory',
  'RouterExplorer',
  'RoutesResolver',
  'WebSocketsController',
];

/** Writes Nest's log lines, without its start-up messages. */
@Injectable()
export class AppLogger extends Logger {
  override log(message: unknown, ...details: unknown[]): void {
    if (ASSEMBLY.includes(details.at(-1))) this.debug(message, ...details);
    else super.log(message, ...details);
  }
}
