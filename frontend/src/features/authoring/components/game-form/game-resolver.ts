import { GameDto } from '@gamegeek/contracts/games/game.dto.js';
import { playSettingConflicts } from '@gamegeek/contracts/games/play-setting-conflicts.js';
import { toNestErrors } from '@hookform/resolvers';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { dtoResolver } from '../../../../shared/forms/dto-resolver.js';

const byField = dtoResolver(GameDto);

/** Validates single fields, then conflicting settings. */
export const gameResolver: Resolver<GameDto> = async (values, context, options) => {
  const result = await byField(values, context, options);
  const conflicts = Object.entries(playSettingConflicts(values)).map(([name, message]) => [
    name,
    { type: 'conflict', message },
  ]);
  if (conflicts.length === 0) return result;
  const ofConflicts = toNestErrors<GameDto>(Object.fromEntries(conflicts) as FieldErrors<GameDto>, options);
  return { values: {}, errors: { ...ofConflicts, ...result.errors } };
};
