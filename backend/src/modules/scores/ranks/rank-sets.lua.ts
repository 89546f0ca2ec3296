import { luaScript, type LuaScript } from '../../../core/redis/lua-script.js';

/** A week's board is read until a little after the week that follows it. */
export const KEEP_WEEK_SECONDS = 21 * 86_400;

/** Longer than anything that was read before a removal can be on its way. */
export const KEEP_FENCE_SECONDS = 86_400;

/**
 * KEYS: sequence, ready mark, stale totals, fences. ARGV: floor, body, removals, number of stale players, number of
 * boards; the stale players; a board: key, weekly, n, n × (score, member); then the asks: (key, member) each. Answers
 * the number of the announcement ('0' without one), the one before it, the boards' sizes joined by commas, and a rank
 * an ask, 0 where there is none to tell.
 *
 * `removals` is the newest removal that whoever sends this knew of when they read the bests. Where a member has a fence
 * of a later one, the best may be of the score that was removed: nothing is done, and nothing is answered.
 */
export function joinScript(publishLua: string): LuaScript {
  return luaScript(`
${publishLua}
local removals, stale, boards = tonumber(ARGV[3]), tonumber(ARGV[4]), tonumber(ARGV[5])
local at = 6 + stale
if boards > 0 and redis.call('EXISTS', KEYS[4]) == 1 then
  for board = 1, boards do
    local n = tonumber(ARGV[at + 2])
    for member = at + 4, at + 2 + 2 * n, 2 do
      local fence = redis.call('HGET', KEYS[4], ARGV[member])
      if fence and tonumber(fence) > removals then return {} end
    end
    at = at + 3 + 2 * n
  end
  at = 6 + stale
end
if stale > 0 then redis.call('SADD', KEYS[3], unpack(ARGV, 6, 5 + stale)) end
local sizes = {}
for board = 1, boards do
  local key, weekly, n = ARGV[at], ARGV[at + 1], tonumber(ARGV[at + 2])
  at = at + 3
  redis.call('ZADD', key, 'GT', unpack(ARGV, at, at + 2 * n - 1))
  if weekly == '1' then redis.call('EXPIRE', key, ${KEEP_WEEK_SECONDS}, 'NX') end
  at = at + 2 * n
  sizes[board] = redis.call('ZCARD', key)
end
local ready = redis.call('EXISTS', KEYS[2]) == 1
local figures = ready and table.concat(sizes, ',') or ''
local seq, previous = '0', '0'
if ARGV[2] ~= '' then seq, previous = publish(ARGV[1], ARGV[2], figures) end
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
return {seq, previous, figures, ranks}`);
}

/**
 * KEYS: sequence, stale totals, fences. ARGV: floor, body, when to announce ('always', 'fallen'), member, fence,
 * removals, whether the member's totals are stale; then (key, score or '') a board. The member is set to what it is,
 * also when that is less, or leaves. It is not added: who is not there comes by a join. The fence is raised, so that
 * bests that were read before do not come back. Answers the number of the announcement ('0' without one) and the one
 * before it; nothing when this itself was read before a later removal.
 */
export function settleScript(publishLua: string): LuaScript {
  return luaScript(`
${publishLua}
local member, fence = ARGV[4], tonumber(ARGV[5])
local held = tonumber(redis.call('HGET', KEYS[3], member) or '0')
if held > tonumber(ARGV[6]) then return {} end
if fence > held then
  redis.call('HSET', KEYS[3], member, ARGV[5])
  redis.call('EXPIRE', KEYS[3], ${KEEP_FENCE_SECONDS})
end
if ARGV[7] == '1' then redis.call('SADD', KEYS[2], member) end
local fallen = false
for at = 8, #ARGV, 2 do
  local score, was = ARGV[at + 1], redis.call('ZSCORE', ARGV[at], member)
  if score == '' then redis.call('ZREM', ARGV[at], member) else redis.call('ZADD', ARGV[at], 'XX', score, member) end
  if was and (score == '' or tonumber(was) > tonumber(score)) then fallen = true end
end
local seq, previous = '0', '0'
if ARGV[2] ~= '' and (fallen or ARGV[3] == 'always') then seq, previous = publish(ARGV[1], ARGV[2], '') end
return {seq, previous}`);
}

/** KEYS: ready mark, board. ARGV: member. Answers its score and how many are better; nothing where it cannot tell. */
export const LOCATE = luaScript(`
if redis.call('EXISTS', KEYS[1]) == 0 then return {} end
local score = redis.call('ZSCORE', KEYS[2], ARGV[1])
if not score then return {} end
return {score, redis.call('ZCOUNT', KEYS[2], '(' .. score, '+inf')}`);

/** KEYS: ready mark, board. ARGV: offset. The same for the row at the offset. */
export const PAGE_START = luaScript(`
if redis.call('EXISTS', KEYS[1]) == 0 then return {} end
local row = redis.call('ZRANGE', KEYS[2], ARGV[1], ARGV[1], 'REV', 'WITHSCORES')
if not row[2] then return {} end
return {row[2], redis.call('ZCOUNT', KEYS[2], '(' .. row[2], '+inf')}`);
