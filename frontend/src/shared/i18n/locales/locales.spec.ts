import { describe, expect, it } from '@jest/globals';
import { RegisterFormDto } from '../../../features/auth/components/register-form/register-form.dto.js';
import { LoginDto } from '@gamegeek/contracts/auth/login.dto.js';
import { EmailDto } from '@gamegeek/contracts/auth/mail-link.dto.js';
import { NewPasswordDto } from '@gamegeek/contracts/auth/register.dto.js';
import { ChangePasswordDto, DeleteAccountDto, TotpCodeDto } from '@gamegeek/contracts/auth/security.dto.js';
import { ERROR_STATUS } from '@gamegeek/contracts/errors/error-codes.js';
import { ProfileDto } from '@gamegeek/contracts/profiles/profile.dto.js';
import { getMetadataStorage } from 'class-validator';
import { de } from './de.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';

const languages = { en, es, fr, de };

function keysOf(value: object, path = ''): string[] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null ? keysOf(inner, `${path}${key}/`) : [`${path}${key}`],
  );
}

function textsOf(value: object): string[] {
  return Object.values(value).flatMap((inner: unknown) =>
    typeof inner === 'object' && inner !== null ? textsOf(inner) : [String(inner)],
  );
}

const placeholders = (text: string): string[] => [...text.matchAll(/\{\{.*?\}\}/g)].map(([name]) => name).sort();

describe.each(Object.entries(languages))('the texts in %s', (code, texts) => {
  it('have the same keys as the English ones', () => {
    expect(keysOf(texts).sort()).toEqual(keysOf(en).sort());
  });

  it('leave no text empty', () => {
    expect(textsOf(texts).filter((text) => text.trim() === '')).toEqual([]);
  });

  it('name the same values as the English ones', () => {
    expect(textsOf(texts).map(placeholders)).toEqual(textsOf(en).map(placeholders));
  });

  it('have a form for each plural of the language', () => {
    const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions();
    const counted = keysOf(texts).filter((key) => /_(one|other)$/.test(key));
    const stems = new Set(counted.map((key) => key.replace(/_(one|other)$/, '')));
    const wanted = [...stems].flatMap((stem) => pluralCategories.map((category) => `${stem}_${category}`));
    expect(keysOf(texts)).toEqual(expect.arrayContaining(wanted));
  });

  it('have a sentence for each error code of the contract', () => {
    expect(Object.keys(texts.translation.errors)).toEqual(expect.arrayContaining(Object.keys(ERROR_STATUS)));
  });

  it('know every sentence the forms can say', () => {
    const fields = ['identifier', 'username', 'email', 'password', 'terms', 'code', 'current_password', 'totp'];
    const accountForms = [ProfileDto, ChangePasswordDto, DeleteAccountDto];
    const sentences = [LoginDto, RegisterFormDto, EmailDto, NewPasswordDto, TotpCodeDto, ...accountForms]
      .flatMap((dto) => getMetadataStorage().getTargetValidationMetadatas(dto, '', false, false))
      .filter(({ propertyName }) => fields.includes(propertyName))
      .flatMap(({ message }) => (typeof message === 'string' ? [message] : []));
    expect(sentences.length).toBeGreaterThan(10);
    expect(Object.keys(texts.sentences)).toEqual(expect.arrayContaining(sentences));
  });
});
