import { readToken } from '../api/session-token.js';
import { applyChoice, type PreferenceChanges } from './device.js';
import { showNotSaved } from './show-failures.js';

/** Applies a language or theme at once and stores it on this device; for signed-in users also in the account. */
export async function choosePreferences(changes: PreferenceChanges): Promise<void> {
  void applyChoice(changes);
  if (readToken() === undefined) return;
  try {
    // Loaded on demand: visitors do not need the query library.
    const { savePreferences } = await import('./account-preferences.js');
    await savePreferences(changes);
  } catch {
    showNotSaved();
  }
}
