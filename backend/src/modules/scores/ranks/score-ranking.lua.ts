import { luaScript, type LuaScript } from '../../../core/redis/lua-script.js';
import { KEEP_WEEK_SECONDS } from './rank-sets.lua.js';

/**
 * Determines which scores of a committed batch are bests, and publishes those. Scripts run one after the other, so no
 * other node decides about the same player at the same time.
 *
 * KEYS: sequence, ready mark, fences; then the boards of all time and of the week of each game. ARGV:
 * floor; the event up to its list of boards; removals; then for each game the number of players, and (player, score,
 * the best as JSON without its end) for each, every player once; without JSON only the rank is returned.
 *
 * Returns an empty list if the sets are incomplete, or if a player has a fence of a later removal than `removals`.
 * Otherwise the sequence number of the event and the one before it ('0' when no best rose), the sizes of the changed
 * boards, and for each player the previous best, the previous best of the week ('-' for none, '=' if it was not read),
 * and the current rank.
 */
export const scoreRankingScript = (publishLua: string, keyPrefix: string): LuaScript =>
  luaScript(`
${publishLua}
if redis.call('EXISTS', KEYS[2]) == 0 then return {} end
if redis.call('EXISTS', KEYS[3]) == 1 then
  local removals, at = tonumber(ARGV[3]), 4
  while at <= #ARGV do
    local n = tonumber(ARGV[at])
    for player = at + 1, at + 3 * n, 3 do
      local fence = redis.call('HGET', KEYS[3], ARGV[player])
      if fence and tonumber(fence) > removals then return {} end
    end
    at = at + 1 + 3 * n
  end
end
local results, bests, boards, sizes = {}, {}, {}, {}
local function add(board, members)
  if #members == 0 then return false end
  redis.call('ZADD', KEYS[board], unpack(members))
  local size = redis.call('ZCARD', KEYS[board])
  boards[#boards + 1] = '"' .. string.sub(KEYS[board], ${keyPrefix.length + 1}) .. '"'
  sizes[#sizes + 1] = size
  return size == #members / 2
end
local at = 4
for allTime = 4, #KEYS, 2 do
  local week, n = allTime + 1, tonumber(ARGV[at])
  local players, candidates, inWeek = {}, {}, {}
  for i = 1, n do
    players[i] = ARGV[at + 3 * i - 2]
    if ARGV[at + 3 * i] ~= '' then candidates[#candidates + 1] = players[i] end
  end
  local before = redis.call('ZMSCORE', KEYS[allTime], unpack(players))
  if #candidates > 0 then inWeek = redis.call('ZMSCORE', KEYS[week], unpack(candidates)) end
  local raised, raisedInWeek, candidate = {}, {}, 0
  local beforeInWeek = {}
  for i = 1, n do
    local score, json = ARGV[at + 3 * i - 1], ARGV[at + 3 * i]
    if json == '' then
      beforeInWeek[i] = '='
    else
      local number, rise = tonumber(score), ''
      candidate = candidate + 1
      local held = inWeek[candidate]
      beforeInWeek[i] = held or '-'
      if not before[i] or tonumber(before[i]) < number then
        raised[#raised + 1] = score
        raised[#raised + 1] = players[i]
        rise = before[i] and ',"allTime":"raised"' or ',"allTime":"entered"'
      end
      if not held or tonumber(held) < number then
        raisedInWeek[#raisedInWeek + 1] = score
        raisedInWeek[#raisedInWeek + 1] = players[i]
        rise = rise .. (held and ',"weekly":"raised"' or ',"weekly":"entered"')
      end
      if rise ~= '' then bests[#bests + 1] = json .. rise .. '}' end
    end
  end
  add(allTime, raised)
  local mayBeNew = add(week, raisedInWeek)
  if mayBeNew then redis.call('EXPIRE', KEYS[week], ${KEEP_WEEK_SECONDS}, 'NX') end
  for i = 1, n do
    local best = ARGV[at + 3 * i - 1]
    if before[i] and tonumber(before[i]) > tonumber(best) then best = before[i] end
    results[#results + 1] = before[i] or '-'
    results[#results + 1] = beforeInWeek[i]
    results[#results + 1] = redis.call('ZCOUNT', KEYS[allTime], '(' .. best, '+inf') + 1
  end
  at = at + 1 + 3 * n
end
local figures, seq, previous = table.concat(sizes, ','), '0', '0'
if #bests > 0 then
  local body = ARGV[2] .. table.concat(boards, ',') .. '],"bests":[' .. table.concat(bests, ',') .. ']}}'
  seq, previous = publish(ARGV[1], body, figures)
end
return {seq, previous, figures, table.concat(results, ' ')}`);
