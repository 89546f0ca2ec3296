import { create } from 'zustand';
import { readStored, writeStored } from '../storage.js';

export const THEMES = ['dark', 'light', 'system'] as const;
export type ThemeChoice = (typeof THEMES)[number];

/** Also read by public/theme.js, which sets the attribute before the first paint. */
export const THEME_KEY = 'theme';

export function isThemeChoice(value: unknown): value is ThemeChoice {
  return THEMES.some((theme) => theme === value);
}

function savedTheme(): ThemeChoice {
  const saved = readStored(THEME_KEY);
  return isThemeChoice(saved) ? saved : 'dark';
}

interface ThemeState {
  choice: ThemeChoice;
  choose: (choice: ThemeChoice) => void;
}

/** The theme of this device; dark by default (docs/product.md, section 9). */
export const useThemeChoice = create<ThemeState>()((set) => ({
  choice: savedTheme(),
  choose: (choice) => {
    document.documentElement.dataset.theme = choice;
    writeStored(THEME_KEY, choice);
    set({ choice });
  },
}));
