import { luaScript } from '../../../core/redis/lua-script.js';

/**
 * KEYS: ready mark, board. ARGV: the number of bars, then shares in percent. Returns the number of players, the score of
 * each share, the first score of each bar, and how many players each bar has, one after the other; an empty list while
 * the sets are incomplete. The bars go from the score of the worst hundredth to that of the best.
 */
export const SPREAD = luaScript(`
if redis.call('EXISTS', KEYS[1]) == 0 then return {} end
local players, bars = redis.call('ZCARD', KEYS[2]), tonumber(ARGV[1])
local found = {players}
if players == 0 then return found end
local function exact(score) return string.format('%.0f', score) end
local function reached(share)
  local place = math.max(math.ceil(players * share / 100), 1) - 1
  return tonumber(redis.call('ZRANGE', KEYS[2], place, place, 'REV', 'WITHSCORES')[2])
end
for share = 2, #ARGV do found[#found + 1] = exact(reached(tonumber(ARGV[share]))) end
local lowest, highest = reached(100), reached(1)
if players >= 100 then lowest = reached(99) end
local width = math.max(math.ceil((highest - lowest + 1) / bars), 1)
local starts, counts, below = {}, {}, 0
for bar = 1, bars do
  local from = lowest + (bar - 1) * width
  if bar > 1 and from > highest then break end
  starts[bar] = from
end
for bar = 1, #starts do
  local upTo = players
  if bar < #starts then upTo = redis.call('ZCOUNT', KEYS[2], '-inf', '(' .. exact(starts[bar + 1])) end
  counts[bar] = upTo - below
  below = upTo
end
found[#found + 1] = exact(width)
for bar = 1, #starts do found[#found + 1] = exact(starts[bar]) end
for bar = 1, #counts do found[#found + 1] = counts[bar] end
return found`);
