import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsNotEmpty,
  IsOptional,
  IsString,
  MaxLength,
  MinLength,
} from 'class-validator';
import { ChosenId } from '../validation/id.js';
import { MaxCharacters } from '../validation/max-characters.js';
import { IsPlainName, IsPlainText, Trimmed } from '../validation/plain-text.js';
import { OptionalUrl } from '../validation/web-url.js';

const VERSION_MAX = 60;
const DESCRIPTION_MAX = 5_000;
export const CAPABILITIES_MAX = 32;
export const CAPABILITY_MAX = 80;

class VersionFields {
  @Trimmed()
  @IsNotEmpty({ message: 'Version is required' })
  @IsString({ message: 'Version is required' })
  @MaxCharacters(VERSION_MAX, { message: `Version must be at most ${VERSION_MAX} characters` })
  @IsPlainName({ message: 'Version is required' })
  version: string;

  @Trimmed()
  @MinLength(10, { message: 'Description must be at least 10 characters' })
  @MaxCharacters(DESCRIPTION_MAX, { message: `Description must be at most ${DESCRIPTION_MAX} characters` })
  @IsPlainText({ message: 'Description must not contain control characters' })
  description: string;

  /** Trimmed, without empty entries. */
  @Transform(({ value }: { value: unknown }) => tidied(value))
  @IsOptional()
  @IsArray({ message: 'Capabilities must be a list' })
  @ArrayMaxSize(CAPABILITIES_MAX, { message: `At most ${CAPABILITIES_MAX} capabilities` })
  @IsString({ each: true, message: 'A capability must be text' })
  @MaxLength(CAPABILITY_MAX, { each: true, message: `A capability must be at most ${CAPABILITY_MAX} characters` })
  @IsPlainName({ each: true, message: 'Capabilities must not contain control characters' })
  capabilities?: string[];

  @OptionalUrl()
  image_url?: string | null;

  @IsOptional()
  @IsBoolean({ message: 'Latest version must be on or off' })
  is_latest?: boolean;
}

/** POST /api/models/{id}/versions. A body with another model than the path is refused. */
export class VersionDto extends VersionFields {
  @IsOptional()
  @ChosenId('Please select a model')
  model_id?: number;
}

/** The forms for a version, where the model is selected (docs/product.md, section 5). */
export class VersionFormDto extends VersionFields {
  @ChosenId('Please select a model')
  model_id: number;
}

function tidied(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value
    .map((item: unknown) => (typeof item === 'string' && item.isWellFormed() ? item.trim().normalize('NFC') : item))
    .filter((item) => item !== '');
}
