import { Injectable, type PipeTransform } from '@nestjs/common';
import { parseConnectCode } from '@gamegeek/contracts/play/connect-code.js';
import { codeUnknown } from './connects.errors.js';

/** Normalises a typed connect code; values that cannot be a code are 404. */
@Injectable()
export class ConnectCodePipe implements PipeTransform<string, string> {
  transform(value: string): string {
    const code = parseConnectCode(value);
    if (code === undefined) throw codeUnknown();
    return code;
  }
}
