import type { PreferencesDto } from '@gamegeek/contracts/preferences/preferences.dto.js';
import type { Preferences } from '@gamegeek/contracts/preferences/preferences.schemas.js';
import i18next from 'i18next';
import { chooseLanguage } from '../i18n/i18n.js';
import { isLanguage } from '../i18n/languages.js';
import { useThemeChoice } from '../theme/theme-choice.js';
import { showNotLoaded } from './show-failures.js';

/** The server keeps fields that are not sent. */
export type PreferenceChanges = Pick<PreferencesDto, keyof Preferences>;

/** Settings of this device that an account can store; following the system theme is not stored in the account. */
export function choicesOfDevice(): PreferenceChanges {
  const { language } = i18next;
  const { choice } = useThemeChoice.getState();
  return {
    ...(isLanguage(language) ? { language } : {}),
    ...(choice === 'system' ? {} : { theme: choice }),
  };
}

/** Applies a choice and stores it on this device. Resolves when the language is shown. */
export async function applyChoice({ language, theme }: PreferenceChanges): Promise<void> {
  if (theme) useThemeChoice.getState().choose(theme);
  if (language) await chooseLanguage(language).catch(() => showNotLoaded(language));
}

/** Applies the account's preferences. A device that follows the system theme keeps doing so. */
export async function applyPreferences({ language, theme }: Preferences): Promise<void> {
  const followsSystem = useThemeChoice.getState().choice === 'system';
  await applyChoice(followsSystem ? { language } : { language, theme });
}
