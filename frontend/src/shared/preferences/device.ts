import type { Preferences } from '@gamegeek/contracts/preferences/preferences.js';
import i18next from 'i18next';
import { chooseLanguage } from '../i18n/i18n.js';
import { isLanguage } from '../i18n/languages.js';
import { useThemeChoice } from '../theme/theme-choice.js';
import type { PreferenceChanges } from './preferences-api.js';

/** What this device shows and an account can keep; a theme that follows the system is the device's own affair. */
export function choicesOfDevice(): PreferenceChanges {
  const { language } = i18next;
  const { choice } = useThemeChoice.getState();
  return {
    ...(isLanguage(language) ? { language } : {}),
    ...(choice === 'system' ? {} : { theme: choice }),
  };
}

/** Shows what was just chosen, and remembers it on this device. */
export function showHere({ language, theme }: PreferenceChanges): void {
  if (theme) useThemeChoice.getState().choose(theme);
  // A language whose texts cannot be fetched now leaves the page in the one it has.
  if (language) void chooseLanguage(language).catch(() => undefined);
}

/** Shows what the account has chosen elsewhere. A device that follows its system keeps doing so. */
export function adoptHere({ language, theme }: Preferences): void {
  const followsSystem = useThemeChoice.getState().choice === 'system';
  showHere(followsSystem ? { language } : { language, theme });
}
