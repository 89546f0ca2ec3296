import { AgentTokenDto } from '@gamegeek/contracts/auth/agent-token.dto.js';
import { LoginDto } from '@gamegeek/contracts/auth/login.dto.js';
import { EmailDto } from '@gamegeek/contracts/auth/email-link.dto.js';
import { NewPasswordDto } from '@gamegeek/contracts/auth/register.dto.js';
import { ChangePasswordDto, DeleteAccountDto, TotpCodeDto } from '@gamegeek/contracts/auth/security.dto.js';
import { BoardDto } from '@gamegeek/contracts/boards/board.dto.js';
import { CommentDto } from '@gamegeek/contracts/comments/comment.dto.js';
import { ERROR_STATUS } from '@gamegeek/contracts/errors/error-codes.js';
import { GameDto } from '@gamegeek/contracts/games/game.dto.js';
import { MakerDto } from '@gamegeek/contracts/games/makers.dto.js';
import { PLAY_SETTING_CONFLICTS } from '@gamegeek/contracts/games/play-setting-conflicts.js';
import { ModelDto } from '@gamegeek/contracts/models/model.dto.js';
import { VersionFormDto } from '@gamegeek/contracts/models/version.dto.js';
import { ActDto } from '@gamegeek/contracts/moderation/act.dto.js';
import { RemoveScoreDto } from '@gamegeek/contracts/moderation/remove-score.dto.js';
import { ReportDto } from '@gamegeek/contracts/moderation/report.dto.js';
import { ProfileDto } from '@gamegeek/contracts/profiles/profile.dto.js';
import { RatingDto } from '@gamegeek/contracts/ratings/rating.dto.js';
import { describe, expect, it } from '@jest/globals';
import { getMetadataStorage } from 'class-validator';
import { RegisterFormDto } from '#features/auth/register-form.dto.js';
import type { NamespaceFiles } from '#shared/i18n/i18n.js';
import type { Language } from '#shared/i18n/languages.js';
import { NAMESPACES } from './namespaces.js';

const FILES: NamespaceFiles = NAMESPACES;
const TRANSLATIONS = ['es', 'fr', 'de'] as const;

async function textsOf(namespace: string, language: Language): Promise<object> {
  const file = await FILES[namespace]?.[language]?.();
  if (!file) throw new Error(`${namespace} has no texts in ${language}`);
  return file.default;
}

/** Every text by its path. */
function linesOf(value: object, path = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null ? linesOf(inner, `${path}${key}/`) : [[`${path}${key}`, String(inner)]],
  );
}

/** The parts of a text that are the same in every language: values, elements and code. */
const marksOf = ([path = '', text = '']: string[]) => [
  path,
  ...[...text.matchAll(/\{\{.*?\}\}|<\/?\w+\/?>|`[^`]*`/g)].map(([mark]) => mark).sort(),
];

/** The messages of the rules of DTO classes; forms always send text where text is expected. */
function messagesOf(...classes: (new () => object)[]): string[] {
  return classes
    .flatMap((dto) => getMetadataStorage().getTargetValidationMetadatas(dto, '', false, false))
    .filter(({ name }) => name !== 'isString')
    .flatMap(({ message }) => (typeof message === 'string' ? [message] : []));
}

const translated = Object.entries(FILES)
  .filter(([, files]) => files.en)
  .flatMap(([namespace]) => TRANSLATIONS.map((language) => [namespace, language] as const));

describe.each(translated)('the texts of %s in %s', (namespace, language) => {
  it('have the values, elements and code of the English ones', async () => {
    const english = new Map(linesOf(await textsOf(namespace, 'en')));
    const own = linesOf(await textsOf(namespace, language));
    // English has no plural form for millions.
    const wanted = own.map(([path]) => [
      path,
      english.get(path) ?? english.get(path.replace(/_many$/, '_other')) ?? '',
    ]);
    expect(own.map(marksOf)).toEqual(wanted.map(marksOf));
  });

  it('are not empty, and sentences are not English', async () => {
    const english = new Map(linesOf(await textsOf(namespace, 'en')));
    const untranslated = linesOf(await textsOf(namespace, language)).filter(
      ([path, text]) => text.trim() === '' || (english.get(path) === text && text.split(' ').length > 4),
    );
    expect(untranslated).toEqual([]);
  });

  it('have a plural form for each plural category of the language', async () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const keys = linesOf(await textsOf(namespace, language)).map(([path]) => path);
    const stems = new Set(keys.flatMap((key) => /^(.*)_(?:one|many|other)$/.exec(key)?.[1] ?? []));
    const wanted = [...stems].flatMap((stem) => pluralCategories.map((category) => `${stem}_${category}`));
    expect(keys).toEqual(expect.arrayContaining(wanted));
  });
});

describe('the English texts', () => {
  it('have a message for each error code of the API', async () => {
    const { errors } = (await NAMESPACES.common.en()).default;
    expect(Object.keys(errors)).toEqual(expect.arrayContaining(Object.keys(ERROR_STATUS)));
  });
});

const ACCOUNT_FIELDS = ['identifier', 'username', 'email', 'password', 'terms', 'code', 'current_password', 'totp'];
const ACCOUNT_FORMS = [
  LoginDto,
  RegisterFormDto,
  EmailDto,
  NewPasswordDto,
  TotpCodeDto,
  ProfileDto,
  ChangePasswordDto,
  DeleteAccountDto,
];
const accountMessages = ACCOUNT_FORMS.flatMap((dto) =>
  getMetadataStorage().getTargetValidationMetadatas(dto, '', false, false),
)
  .filter(({ propertyName }) => ACCOUNT_FIELDS.includes(propertyName))
  .flatMap(({ message }) => (typeof message === 'string' ? [message] : []));

const MESSAGES: Record<string, string[]> = {
  // The form offers only known scopes, each once.
  validation: [
    ...accountMessages,
    ...messagesOf(RatingDto),
    ...messagesOf(AgentTokenDto).filter((text) => !/^(Permissions are|Each permission)/.test(text)),
  ],
  authoringValidation: [
    ...messagesOf(BoardDto, GameDto, MakerDto, ModelDto, VersionFormDto),
    ...Object.values<string>(PLAY_SETTING_CONFLICTS),
  ],
  commentsValidation: messagesOf(CommentDto),
  // The dialogs offer only valid kinds, acts and users.
  moderationValidation: messagesOf(ReportDto, ActDto, RemoveScoreDto).filter(
    (text) => !/^(kind|act|user_id|block) must be/.test(text),
  ),
};
const validation = Object.entries(MESSAGES).flatMap(([namespace, messages]) =>
  TRANSLATIONS.map((language) => [namespace, language, messages] as const),
);

describe.each(validation)('the messages of %s in %s', (namespace, language, messages) => {
  it('cover every message of the DTO classes', async () => {
    expect(messages.length).toBeGreaterThan(1);
    expect(Object.keys(await textsOf(namespace, language))).toEqual(expect.arrayContaining(messages));
  });
});
