import { luaScript, type LuaScript } from '../../../core/redis/lua-script.js';
import { KEEP_SECONDS } from './rank-sets.lua.js';

/**
 * Determines which scores of a committed batch are bests, and publishes those. Scripts run one after the other, so no
 * other node decides about the same player at the same time.
 *
 * KEYS: sequence, ready mark, fences; then the spans of each board, that of all time first. ARGV: floor; the event up to
 * its list of boards; removals; then for each board the number of its spans and their periods, the number of players,
 * and (player, score, the best as JSON without its end) for each, every player once; without JSON only the rank is
 * returned.
 *
 * Returns an empty list if the sets are incomplete, or if a player has a fence of a later removal than `removals`.
 * Otherwise the sequence number of the event and the one before it ('0' when no best rose), the sizes of the changed
 * boards, and for each player the previous best of each span ('-' for none, '=' if it was not read), and the current
 * rank.
 */
export const scoreRankingScript = (publishLua: string, keyPrefix: string): LuaScript =>
  luaScript(`
${publishLua}
if redis.call('EXISTS', KEYS[2]) == 0 then return {} end
if redis.call('EXISTS', KEYS[3]) == 1 then
  local removals, at = tonumber(ARGV[3]), 4
  while at <= #ARGV do
    at = at + 1 + tonumber(ARGV[at])
    local n = tonumber(ARGV[at])
    for player = at + 1, at + 3 * n, 3 do
      local fence = redis.call('HGET', KEYS[3], ARGV[player])
      if fence and tonumber(fence) > removals then return {} end
    end
    at = at + 1 + 3 * n
  end
end
local keep = { day = ${KEEP_SECONDS.day}, week = ${KEEP_SECONDS.week}, month = ${KEEP_SECONDS.month} }
local results, bests, boards, sizes = {}, {}, {}, {}
local at, key = 4, 4
while at <= #ARGV do
  local spans = tonumber(ARGV[at])
  local periods = at
  at = at + 1 + spans
  local n = tonumber(ARGV[at])
  local players, candidates = {}, {}
  for i = 1, n do
    players[i] = ARGV[at + 3 * i - 2]
    if ARGV[at + 3 * i] ~= '' then candidates[#candidates + 1] = players[i] end
  end
  local before, raised = {}, {}
  for span = 1, spans do
    local asked = span == 1 and players or candidates
    before[span] = #asked > 0 and redis.call('ZMSCORE', KEYS[key + span - 1], unpack(asked)) or {}
    raised[span] = {}
  end
  local candidate, previous = 0, {}
  for i = 1, n do
    local score, json = ARGV[at + 3 * i - 1], ARGV[at + 3 * i]
    local number, rise, held = tonumber(score), '', {}
    if json ~= '' then candidate = candidate + 1 end
    for span = 1, spans do
      local was = before[span][span == 1 and i or candidate]
      held[span] = (json == '' and span > 1) and '=' or was or '-'
      if json ~= '' and (not was or tonumber(was) < number) then
        local members = raised[span]
        members[#members + 1] = score
        members[#members + 1] = players[i]
        rise = rise .. ',"' .. ARGV[periods + span] .. (was and '":"raised"' or '":"entered"')
      end
    end
    if rise ~= '' then bests[#bests + 1] = json .. rise .. '}' end
    previous[i] = table.concat(held, ' ')
  end
  for span = 1, spans do
    local members, set = raised[span], key + span - 1
    if #members > 0 then
      redis.call('ZADD', KEYS[set], unpack(members))
      local size = redis.call('ZCARD', KEYS[set])
      local seconds = keep[ARGV[periods + span]]
      -- Only a new set has no more members than were added.
      if seconds and size == #members / 2 then redis.call('EXPIRE', KEYS[set], seconds, 'NX') end
      boards[#boards + 1] = '"' .. string.sub(KEYS[set], ${keyPrefix.length + 1}) .. '"'
      sizes[#sizes + 1] = size
    end
  end
  for i = 1, n do
    local was, best = before[1][i], ARGV[at + 3 * i - 1]
    if was and tonumber(was) > tonumber(best) then best = was end
    results[#results + 1] = previous[i]
    results[#results + 1] = redis.call('ZCOUNT', KEYS[key], '(' .. best, '+inf') + 1
  end
  at = at + 1 + 3 * n
  key = key + spans
end
local figures, seq, earlier = table.concat(sizes, ','), '0', '0'
if #bests > 0 then
  local body = ARGV[2] .. table.concat(boards, ',') .. '],"bests":[' .. table.concat(bests, ',') .. ']}}'
  seq, earlier = publish(ARGV[1], body, figures)
end
return {seq, earlier, figures, table.concat(results, ' ')}`);
