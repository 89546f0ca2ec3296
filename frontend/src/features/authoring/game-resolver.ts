import { GameDto } from '@gamegeek/contracts/games/game.dto.js';
import { playSettingConflicts } from '@gamegeek/contracts/games/play-setting-conflicts.js';
import { toNestErrors } from '@hookform/resolvers';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { dtoResolver } from '#shared/forms/dto-resolver.js';

const byField = dtoResolver(GameDto);

/** Validates single fields, then conflicting settings. Conflicts that the game had before do not block a change. */
export const gameResolver: Resolver<GameDto, GameDto> = async (values, before, options) => {
  const result = await byField(values, before, options);
  const known = before ? playSettingConflicts(before) : {};
  const found = Object.entries(playSettingConflicts(values));
  if (found.every(([name]) => name in known)) return result;
  const conflicts = found.map(([name, message]) => [name, { type: 'conflict', message }]);
  const ofConflicts = toNestErrors<GameDto>(Object.fromEntries(conflicts) as FieldErrors<GameDto>, options);
  return { values: {}, errors: { ...ofConflicts, ...result.errors } };
};
