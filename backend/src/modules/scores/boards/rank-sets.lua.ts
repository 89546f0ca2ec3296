import { createHash } from 'node:crypto';

/** A week's board is read until a little after the week that follows it. */
export const KEEP_WEEK_SECONDS = 21 * 86_400;

function script(text: string): { sha: string; text: string } {
  return { sha: createHash('sha1').update(text).digest('hex'), text };
}

/**
 * KEYS: sequence, ready mark, stale totals. ARGV: floor, body, number of stale players, number of boards; the stale
 * players; a board: key, weekly, n, n × (score, member); then the asks: (key, member) each. Answers the number of the
 * announcement ('0' without one) and a rank an ask, 0 where there is none to tell.
 */
export function joinScript(announce: string): { sha: string; text: string } {
  return script(`
${announce}
local stale = tonumber(ARGV[3])
local at = 5 + stale
if stale > 0 then redis.call('SADD', KEYS[3], unpack(ARGV, 5, 4 + stale)) end
local sizes = {}
for board = 1, tonumber(ARGV[4]) do
  local key, weekly, n = ARGV[at], ARGV[at + 1], tonumber(ARGV[at + 2])
  at = at + 3
  redis.call('ZADD', key, 'GT', unpack(ARGV, at, at + 2 * n - 1))
  if weekly == '1' then redis.call('EXPIRE', key, ${KEEP_WEEK_SECONDS}, 'NX') end
  at = at + 2 * n
  sizes[board] = redis.call('ZCARD', key)
end
local ready = redis.call('EXISTS', KEYS[2]) == 1
local seq = '0'
if ARGV[2] ~= '' then seq = announce(ARGV[1], ARGV[2], ready and table.concat(sizes, ',') or '') end
local ranks = {}
while at < #ARGV do
  local rank = 0
  if ready then
    local score = redis.call('ZSCORE', ARGV[at], ARGV[at + 1])
    if score then rank = redis.call('ZCOUNT', ARGV[at], '(' .. score, '+inf') + 1 end
  end
  ranks[#ranks + 1] = rank
  at = at + 2
end
return {seq, ranks}`);
}

/** KEYS: ready mark, board. ARGV: member. Answers its score and how many are better; nothing where it cannot tell. */
export const LOCATE = script(`
if redis.call('EXISTS', KEYS[1]) == 0 then return {} end
local score = redis.call('ZSCORE', KEYS[2], ARGV[1])
if not score then return {} end
return {score, redis.call('ZCOUNT', KEYS[2], '(' .. score, '+inf')}`);

/** KEYS: ready mark, board. ARGV: offset. The same for the row at the offset. */
export const PAGE_START = script(`
if redis.call('EXISTS', KEYS[1]) == 0 then return {} end
local row = redis.call('ZRANGE', KEYS[2], ARGV[1], ARGV[1], 'REV', 'WITHSCORES')
if not row[2] then return {} end
return {row[2], redis.call('ZCOUNT', KEYS[2], '(' .. row[2], '+inf')}`);
