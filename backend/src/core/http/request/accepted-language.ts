import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { DEFAULT_PREFERENCES, LANGUAGES, type Language } from '@gamegeek/contracts/preferences/preferences.js';
import type { Request } from 'express';

/** The preferred language of the browser, for users without a stored preference. */
export function acceptedLanguage(request: Request): Language {
  const accepted = request.acceptsLanguages([...LANGUAGES]);
  return LANGUAGES.find((language) => language === accepted) ?? DEFAULT_PREFERENCES.language;
}

export const AcceptedLanguage = createParamDecorator((_data: unknown, context: ExecutionContext): Language =>
  acceptedLanguage(context.switchToHttp().getRequest<Request>()),
);
