import { writeDigits } from './digits.ts';
import type { PlannedScore } from './score-plan.ts';

const GAME_DIGITS = 2;
const SCORE_DIGITS = 9;
const SERIAL_DIGITS = 12;
const GAME = '0'.repeat(GAME_DIGITS);
const SCORE = '0'.repeat(SCORE_DIGITS);
const SERIAL = '0'.repeat(SERIAL_DIGITS);

interface Template {
  bytes: Buffer;
  keyStart: number;
  gameEnd: number;
  scoreEnd: number;
  serialEnd: number;
}

/**
 * A prebuilt POST /api/scores that is filled in place. One for each connection, because the bytes of a request in
 * flight must not change.
 */
export class ScoreRequest {
  private readonly plain: Template;
  private readonly keyed: Template;

  /**
   * @param keyIn where the credential is: an API key in the body, a play token in the header
   * @param header further header lines
   */
  constructor(port: number, keyLength: number, keyIn: 'body' | 'header' = 'body', header = '') {
    this.plain = buildTemplate(port, keyLength, keyIn, header);
    this.keyed = buildTemplate(port, keyLength, keyIn, `${header}Idempotency-Key: bench-${SERIAL}\r\n`);
  }

  /** @param serial becomes the idempotency key */
  fill(planned: PlannedScore, credential: Buffer, serial?: number): Buffer {
    const template = serial === undefined ? this.plain : this.keyed;
    credential.copy(template.bytes, template.keyStart);
    writeDigits(template.bytes, template.gameEnd, GAME_DIGITS, planned.game);
    writeDigits(template.bytes, template.scoreEnd, SCORE_DIGITS, planned.score);
    if (serial !== undefined) writeDigits(template.bytes, template.serialEnd, SERIAL_DIGITS, serial);
    return template.bytes;
  }
}

function buildTemplate(port: number, keyLength: number, keyIn: 'body' | 'header', header: string): Template {
  const key = 'k'.repeat(keyLength);
  const scored = `{"gameId":${GAME},"score":${SCORE}`;
  const body = keyIn === 'body' ? `${scored},"apiKey":"${key}"}` : `${scored}}`;
  const bearer = keyIn === 'header' ? `Authorization: Bearer ${key}\r\n` : '';
  const text = post(port, '/api/scores', bearer + header, body);
  const bodyStart = text.length - body.length;
  return {
    bytes: Buffer.from(text, 'latin1'),
    keyStart: text.indexOf(key),
    gameEnd: bodyStart + body.indexOf(',"score"'),
    scoreEnd: bodyStart + scored.length,
    serialEnd: text.indexOf(SERIAL) + SERIAL_DIGITS,
  };
}

/** A prebuilt POST /api/scores/batch. Every second score has an idempotency key. */
export class BatchRequest {
  private readonly bytes: Buffer;
  private readonly keyStart: number;
  private readonly items: { gameEnd: number; scoreEnd: number; serialEnd?: number }[] = [];

  constructor(port: number, keyLength: number, size: number) {
    const key = 'k'.repeat(keyLength);
    const item = `{"gameId":${GAME},"score":${SCORE}`;
    const items = Array.from({ length: size }, (_, index) =>
      index % 2 === 0 ? `${item}}` : `${item},"idempotencyKey":"bench-${SERIAL}"}`,
    );
    const body = `{"apiKey":"${key}","scores":[${items.join(',')}]}`;
    const text = post(port, '/api/scores/batch', '', body);
    const bodyStart = text.length - body.length;
    this.bytes = Buffer.from(text, 'latin1');
    this.keyStart = bodyStart + body.indexOf(key);

    let start = bodyStart + body.indexOf('[') + 1;
    for (const made of items) {
      const gameEnd = start + made.indexOf(',"score"');
      const scoreEnd = start + item.length;
      this.items.push({
        gameEnd,
        scoreEnd,
        ...(made.length > item.length + 1 && { serialEnd: start + made.length - 2 }),
      });
      start += made.length + 1;
    }
  }

  fill(apiKey: Buffer, deal: () => PlannedScore, nextSerial: () => number): Buffer {
    apiKey.copy(this.bytes, this.keyStart);
    for (const { gameEnd, scoreEnd, serialEnd } of this.items) {
      const planned = deal();
      writeDigits(this.bytes, gameEnd, GAME_DIGITS, planned.game);
      writeDigits(this.bytes, scoreEnd, SCORE_DIGITS, planned.score);
      if (serialEnd !== undefined) writeDigits(this.bytes, serialEnd, SERIAL_DIGITS, nextSerial());
    }
    return this.bytes;
  }
}

function post(port: number, path: string, header: string, body: string): string {
  return (
    `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\n` +
    `${header}Content-Length: ${body.length}\r\n\r\n${body}`
  );
}
