import { Injectable, type PipeTransform } from '@nestjs/common';
import { parseConnectCode } from '@gamegeek/contracts/play/connect-code.js';
import { codeUnknown } from './connects.errors.js';

/** A connect code in a path, however it was typed; a text that cannot be one names nothing. */
@Injectable()
export class ConnectCodePipe implements PipeTransform<string, string> {
  transform(value: string): string {
    const code = parseConnectCode(value);
    if (code === undefined) throw codeUnknown();
    return code;
  }
}
