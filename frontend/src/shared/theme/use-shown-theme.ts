import type { Theme } from '@gamegeek/contracts/preferences/preferences.js';
import { useEffect, useState } from 'react';
import { useThemeChoice } from './theme-choice.js';

const LIGHT = '(prefers-color-scheme: light)';

/** The displayed theme; a device that follows the system has one of both. */
export function useShownTheme(): Theme {
  const choice = useThemeChoice((state) => state.choice);
  const [isLight, setIsLight] = useState(() => window.matchMedia(LIGHT).matches);
  useEffect(() => {
    const query = window.matchMedia(LIGHT);
    const follow = () => setIsLight(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  if (choice !== 'system') return choice;
  return isLight ? 'light' : 'dark';
}
