import { MinLength } from 'class-validator';
import { MaxCharacters } from '../validation/max-characters.js';
import { IsPlainName, IsPlainText, Trimmed } from '../validation/plain-text.js';
import { OptionalUrl } from '../validation/web-url.js';

const NAME_MAX = 120;
const DESCRIPTION_MAX = 5_000;

/** POST /api/models, and both forms that create an AI model (docs/product.md, section 5). */
export class ModelDto {
  @Trimmed()
  @MinLength(2, { message: 'Name must be at least 2 characters' })
  @MaxCharacters(NAME_MAX, { message: `Name must be at most ${NAME_MAX} characters` })
  @IsPlainName({ message: 'Name must not contain control characters' })
  name: string;

  @Trimmed()
  @MinLength(2, { message: 'Company name must be at least 2 characters' })
  @MaxCharacters(NAME_MAX, { message: `Company name must be at most ${NAME_MAX} characters` })
  @IsPlainName({ message: 'Company name must not contain control characters' })
  company: string;

  @Trimmed()
  @MinLength(10, { message: 'Description must be at least 10 characters' })
  @MaxCharacters(DESCRIPTION_MAX, { message: `Description must be at most ${DESCRIPTION_MAX} characters` })
  @IsPlainText({ message: 'Description must not contain control characters' })
  description: string;

  @OptionalUrl()
  logo_url?: string | null;

  @OptionalUrl()
  website_url?: string | null;
}
