import * as v from 'valibot';

/** The Redis key of the last sequence number; if it is lost, the next one is taken from the clock. */
export const SEQUENCE_KEY = 'gamegeek:seq';

/**
 * A Lua function for scripts whose first key is SEQUENCE_KEY. Allocates the next sequence number and publishes
 * `seq previous figures\nbody` atomically, so messages arrive in the order of their numbers. Returns the number and its
 * predecessor as strings.
 */
export const publishLua = (channel: string) => `
local function publish(floor, body, figures)
  local time = redis.call('TIME')
  local previous = tonumber(redis.call('GET', KEYS[1]) or '0')
  local seq = math.max(tonumber(time[1]) * 1000000 + tonumber(time[2]), previous + 1, tonumber(floor))
  local text = string.format('%.0f', seq)
  local before = string.format('%.0f', previous)
  redis.call('SET', KEYS[1], text)
  redis.call('PUBLISH', '${channel}', text .. ' ' .. before .. ' ' .. figures .. '\\n' .. body)
  return text, before
end
`;

export interface EventMessage {
  seq: number;
  previous: number;
  figures: number[];
  body: string;
}

/** Returns undefined if the numbers of the message are unreadable. */
export function parseEventMessage(message: string): EventMessage | undefined {
  const end = message.indexOf('\n');
  const [seq = '', previous = '', figures = ''] = message.slice(0, end).split(' ');
  const place = { seq: Number(seq || NaN), previous: Number(previous || NaN) };
  if (!Number.isSafeInteger(place.seq) || !Number.isSafeInteger(place.previous)) return undefined;
  return { ...place, figures: parseFigures(figures), body: message.slice(end + 1) };
}

/** Parses numbers that a script has joined with commas. */
export function parseFigures(text: string): number[] {
  return text === '' ? [] : text.split(',').map(Number);
}

/**
 * What `EventStream.encode` writes. Payloads are not checked: `scores.accepted` is too frequent, and a value that only
 * the newer of two releases knows, such as an achievement, would cost the older one a resync for each event.
 */
const messageBody = v.object({ node: v.string(), name: v.string(), payload: v.looseObject({}) });

/** Returns undefined if the body is unreadable. */
export function parseMessageBody(text: string): v.InferOutput<typeof messageBody> | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return v.is(messageBody, body) ? body : undefined;
  } catch {
    return undefined;
  }
}
