import { GameDto } from '@gamegeek/contracts/games/game.dto.js';
import { playSettingConflicts } from '@gamegeek/contracts/games/play-setting-conflicts.js';
import { toNestErrors } from '@hookform/resolvers';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import type { FieldError, FieldErrors, Resolver } from 'react-hook-form';

/** The same class as the server's pipe, so that both say the same sentences. */
const byField = classValidatorResolver(GameDto);

/** What is wrong with single fields, and then which settings exclude each other. */
export const gameResolver: Resolver<GameDto> = async (values, context, options) => {
  const result = await byField(values, context, { ...options, criteriaMode: 'all' });
  const ofFields = Object.entries(result.errors).map(([name, error]) => [name, withFirstSentence(error as FieldError)]);
  const conflicts = Object.entries(playSettingConflicts(values)).map(([name, message]) => [
    name,
    { type: 'conflict', message },
  ]);
  if (conflicts.length + ofFields.length === 0) return result;
  const ofConflicts = toNestErrors<GameDto>(Object.fromEntries(conflicts) as FieldErrors<GameDto>, options);
  return { values: {}, errors: { ...ofConflicts, ...(Object.fromEntries(ofFields) as FieldErrors<GameDto>) } };
};

/** As the server does: rules run from the last to the first, and DTO classes write presence and type first. */
function withFirstSentence(error: FieldError): FieldError {
  const first = Object.values(error.types ?? {}).at(-1);
  return typeof first === 'string' ? { ...error, message: first } : error;
}
