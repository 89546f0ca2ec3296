import { Injectable } from '@nestjs/common';
import { Logger } from 'nestjs-pino';

/** What Nest tells of its own parts as it puts them together: a line for every module and every route. */
const ASSEMBLY: readonly unknown[] = [
  'InstanceLoader',
  'NestApplication',
  'NestFactory',
  'RouterExplorer',
  'RoutesResolver',
  'WebSocketsController',
];

/** Where all of Nest's loggers write. What a start says must not drown in what it was put together from. */
@Injectable()
export class AppLogger extends Logger {
  override log(message: unknown, ...details: unknown[]): void {
    if (ASSEMBLY.includes(details.at(-1))) this.debug(message, ...details);
    else super.log(message, ...details);
  }
}
