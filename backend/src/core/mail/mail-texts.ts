import type { Language } from '@gamegeek/contracts/preferences/preferences.js';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };

/** The texts of all emails. A text that a language lacks is a type error. */
export const MAIL_TEXTS: Record<Language, typeof en> = { en, es, fr, de };

/** Replaces the placeholders of a text, which are names in double braces. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
