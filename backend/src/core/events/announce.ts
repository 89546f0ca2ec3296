/** Where Redis keeps the last sequence number; when it is lost, the clock goes on above it. */
export const SEQUENCE_KEY = 'gamegeek:seq';

/**
 * A Lua function for scripts whose first key is SEQUENCE_KEY: gives the next sequence number and publishes in the
 * same step, so that the order of numbers is the order of messages. Message: `seq previous figures\nbody`. Returns
 * the number and the one before it, both as text.
 */
export const announceLua = (channel: string) => `
local function announce(floor, body, figures)
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

export interface Announcement {
  seq: number;
  previous: number;
  figures: number[];
  body: string;
}

export function parseAnnouncement(message: string): Announcement {
  const end = message.indexOf('\n');
  const [seq = '', previous = '', figures = ''] = message.slice(0, end).split(' ');
  return {
    seq: Number(seq),
    previous: Number(previous),
    figures: parseFigures(figures),
    body: message.slice(end + 1),
  };
}

/** Figures as a script joins them. */
export function parseFigures(text: string): number[] {
  return text === '' ? [] : text.split(',').map(Number);
}
