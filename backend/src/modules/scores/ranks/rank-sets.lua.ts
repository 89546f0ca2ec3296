import type { Period, Reset } from '@gamegeek/contracts/scores/period.js';
import { luaScript, type LuaScript } from '../../../core/redis/lua-script.js';

const DAY = 86_400;
/** Boards of a period are read until shortly after the following one. */
export const KEEP_SECONDS: Record<Reset, number> = { day: 3 * DAY, week: 21 * DAY, month: 93 * DAY };

/** How long the set of a period is kept; 0 stands for ever. */
export const keepSecondsOf = (period: Period): number => (period === 'all' ? 0 : KEEP_SECONDS[period]);

/** Longer than any read from before a removal can be in flight. */
export const KEEP_FENCE_SECONDS = 86_400;

/**
 * KEYS: sequence, ready mark, fences; each board to update; the board of each query. ARGV: floor, body of the event,
 * removals, number of boards to update; for each board: seconds to keep it or 0, n, n × (score, member); then the member of each query.
 * Returns the sequence number of the event ('0' without one), the one before it, the sizes of the boards joined by
 * commas, and a rank for each query, 0 if unknown.
 *
 * `removals` is the newest removal that was known when the bests were read. If a member has a fence of a later removal,
 * the best may be that of the removed score: the script changes nothing and returns an empty list.
 */
export function raiseScript(publishLua: string): LuaScript {
  return luaScript(`
${publishLua}
local removals, boards = tonumber(ARGV[3]), tonumber(ARGV[4])
local at = 5
if boards > 0 and redis.call('EXISTS', KEYS[3]) == 1 then
  for board = 1, boards do
    local n = tonumber(ARGV[at + 1])
    for member = at + 3, at + 1 + 2 * n, 2 do
      local fence = redis.call('HGET', KEYS[3], ARGV[member])
      if fence and tonumber(fence) > removals then return {} end
    end
    at = at + 2 + 2 * n
  end
  at = 5
end
local sizes = {}
for board = 1, boards do
  local keep, n = ARGV[at], tonumber(ARGV[at + 1])
  at = at + 2
  redis.call('ZADD', KEYS[3 + board], 'GT', unpack(ARGV, at, at + 2 * n - 1))
  if keep ~= '0' then redis.call('EXPIRE', KEYS[3 + board], keep, 'NX') end
  at = at + 2 * n
  sizes[board] = redis.call('ZCARD', KEYS[3 + board])
end
local ready = redis.call('EXISTS', KEYS[2]) == 1
local figures = ready and table.concat(sizes, ',') or ''
local seq, previous = '0', '0'
if ARGV[2] ~= '' then seq, previous = publish(ARGV[1], ARGV[2], figures) end
local ranks = {}
for query = 4 + boards, #KEYS do
  local rank = 0
  if ready then
    local score = redis.call('ZSCORE', KEYS[query], ARGV[at])
    if score then rank = redis.call('ZCOUNT', KEYS[query], '(' .. score, '+inf') + 1 end
  end
  ranks[#ranks + 1] = rank
  at = at + 1
end
return {seq, previous, figures, ranks}`);
}

/**
 * KEYS: sequence, fences; the boards. ARGV: floor, body of the event, when to publish it ('always', 'fallen'), member,
 * fence, removals; then for each board its score or ''. Sets the member's score, also to a lower one, or removes the
 * member; it never adds one, because new members are added by `raiseScript`. Raises the fence, so that scores from
 * earlier reads are refused. Returns the sequence number of the event ('0' without one) and the one before it; an empty
 * list if the scores were read before a later removal.
 */
export function setExactScript(publishLua: string): LuaScript {
  return luaScript(`
${publishLua}
local member, fence = ARGV[4], tonumber(ARGV[5])
local held = tonumber(redis.call('HGET', KEYS[2], member) or '0')
if held > tonumber(ARGV[6]) then return {} end
if fence > held then
  redis.call('HSET', KEYS[2], member, ARGV[5])
  redis.call('EXPIRE', KEYS[2], ${KEEP_FENCE_SECONDS})
end
local fallen = false
for board = 3, #KEYS do
  local score, was = ARGV[4 + board], redis.call('ZSCORE', KEYS[board], member)
  if score == '' then redis.call('ZREM', KEYS[board], member) else redis.call('ZADD', KEYS[board], 'XX', score, member) end
  if was and (score == '' or tonumber(was) > tonumber(score)) then fallen = true end
end
local seq, previous = '0', '0'
if ARGV[2] ~= '' and (fallen or ARGV[3] == 'always') then seq, previous = publish(ARGV[1], ARGV[2], '') end
return {seq, previous}`);
}

/** KEYS: ready mark, board. ARGV: member. Returns an empty list if it is unknown. */
const FIND_MEMBER = `
if redis.call('EXISTS', KEYS[1]) == 0 then return {} end
local score = redis.call('ZSCORE', KEYS[2], ARGV[1])
if not score then return {} end
local above = redis.call('ZCOUNT', KEYS[2], '(' .. score, '+inf')`;

/** KEYS: ready mark, board. ARGV: member. Returns its score and how many are better; an empty list if unknown. */
export const LOCATE = luaScript(`${FIND_MEMBER}
return {score, above}`);

/**
 * The same with ARGV: member, page size. Appends both for the first row of its page, if no other member has its score.
 */
export const LOCATE_PAGE = luaScript(`${FIND_MEMBER}
local offset = above - above % tonumber(ARGV[2])
local first = redis.call('ZRANGE', KEYS[2], offset, offset, 'REV', 'WITHSCORES')
return {score, above, first[2], redis.call('ZCOUNT', KEYS[2], '(' .. first[2], '+inf')}`);

/** KEYS: ready mark, board. ARGV: offset. Returns the same for the row at the offset. */
export const PAGE_START = luaScript(`
if redis.call('EXISTS', KEYS[1]) == 0 then return {} end
local row = redis.call('ZRANGE', KEYS[2], ARGV[1], ARGV[1], 'REV', 'WITHSCORES')
if not row[2] then return {} end
return {row[2], redis.call('ZCOUNT', KEYS[2], '(' .. row[2], '+inf')}`);

/** KEYS: ready mark, boards. Returns the numbers of their players; an empty list while the sets are incomplete. */
export const SIZES = luaScript(`
if redis.call('EXISTS', KEYS[1]) == 0 then return {} end
local sizes = {}
for board = 2, #KEYS do sizes[board - 1] = redis.call('ZCARD', KEYS[board]) end
return sizes`);
