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

  constructor(port: number, keyLength: number) {
    this.plain = buildTemplate(port, keyLength);
    this.keyed = buildTemplate(port, keyLength, `Idempotency-Key: bench-${SERIAL}\r\n`);
  }

  /** @param serial becomes the idempotency key */
  fill(planned: PlannedScore, apiKey: Buffer, serial?: number): Buffer {
    const template = serial === undefined ? this.plain : this.keyed;
    apiKey.copy(template.bytes, template.keyStart);
    writeDigits(template.bytes, template.gameEnd, GAME_DIGITS, planned.game);
    writeDigits(template.bytes, template.scoreEnd, SCORE_DIGITS, planned.score);
    if (serial !== undefined) writeDigits(template.bytes, template.serialEnd, SERIAL_DIGITS, serial);
    return template.bytes;
  }
}

function buildTemplate(port: number, keyLength: number, header = ''): Template {
  const key = 'k'.repeat(keyLength);
  const scored = `{"gameId":${GAME},"score":${SCORE}`;
  const body = `${scored},"apiKey":"${key}"}`;
  const text =
    `POST /api/scores HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\n` +
    `${header}Content-Length: ${body.length}\r\n\r\n${body}`;
  const bodyStart = text.length - body.length;
  return {
    bytes: Buffer.from(text, 'latin1'),
    keyStart: text.indexOf(key),
    gameEnd: bodyStart + body.indexOf(',"score"'),
    scoreEnd: bodyStart + scored.length,
    serialEnd: text.indexOf(SERIAL) + SERIAL_DIGITS,
  };
}
