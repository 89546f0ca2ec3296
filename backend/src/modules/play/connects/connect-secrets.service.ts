import { randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONNECT_CODE_LENGTH, CONNECT_CODE_LETTERS, parseConnectCode } from '@gamegeek/contracts/play/connect-code.js';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { KeyedHash } from '../../../core/secrets/keyed-hash.js';
import { newSecret } from '../secrets.js';

/** Generates connect codes and poll secrets, and the hashes that are stored. */
@Injectable()
export class ConnectSecrets {
  private readonly codes: KeyedHash;
  private readonly polls: KeyedHash;

  constructor(@Inject(SETTINGS) settings: Settings) {
    this.codes = new KeyedHash(settings, 'connect codes');
    this.polls = new KeyedHash(settings, 'connect polls');
  }

  newCode(): string {
    const letter = () => CONNECT_CODE_LETTERS[randomInt(CONNECT_CODE_LETTERS.length)];
    const code = parseConnectCode(Array.from({ length: CONNECT_CODE_LENGTH }, letter).join(''));
    if (code === undefined) throw new Error('a generated connect code cannot be parsed');
    return code;
  }

  newPoll(): string {
    return newSecret('ggc_');
  }

  hashOfCode(code: string): Buffer {
    return this.codes.of(code);
  }

  hashOfPoll(poll: string): Buffer {
    return this.polls.of(poll);
  }

  /** All hashes that may be stored, including those with the previous secret during a rotation. */
  hashesOfCode(code: string): Buffer[] {
    return this.codes.allOf(code);
  }

  hashesOfPoll(poll: string): Buffer[] {
    return this.polls.allOf(poll);
  }
}
