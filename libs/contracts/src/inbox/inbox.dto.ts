import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, IsOptional, Max, Min } from 'class-validator';
import { READ_AT_ONCE } from './inbox.schemas.js';

const NOT_AN_ID = { message: 'Notices are named by their ids' };
const NOT_IDS = { each: true, ...NOT_AN_ID };

/** POST /api/user/inbox/read: marks some notices, or all up to one, as read. */
export class ReadNoticesDto {
  @IsOptional()
  @IsInt(NOT_AN_ID)
  @Min(1, NOT_AN_ID)
  @Max(Number.MAX_SAFE_INTEGER, NOT_AN_ID)
  up_to?: number;

  @IsOptional()
  @IsArray(NOT_AN_ID)
  @ArrayMinSize(1, NOT_AN_ID)
  @ArrayMaxSize(READ_AT_ONCE, { message: `At most ${READ_AT_ONCE} notices can be named` })
  @IsInt(NOT_IDS)
  @Min(1, NOT_IDS)
  @Max(Number.MAX_SAFE_INTEGER, NOT_IDS)
  ids?: number[];
}
