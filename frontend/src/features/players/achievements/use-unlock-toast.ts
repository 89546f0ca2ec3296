import type { GameAchievement } from '@gamegeek/contracts/profiles/profiles.schemas.js';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useTranslated } from '#shared/i18n/use-translated.js';
import { useToasts } from '#ui/toasts/toast-store.js';
import type { ShownAchievement } from '../players.schemas.js';

interface Unlock {
  /** Identifies the unlock across all kinds. */
  id: string;
  title: string;
  credits: number;
}

type AnnounceUnlocks = (achievements: readonly ShownAchievement[], ofGames: readonly GameAchievement[]) => void;

/**
 * Announces each unlock once. Only one toast is shown at a time: unlocks during a toast are added to it, so that none
 * is lost.
 */
export function useUnlockToast(): AnnounceUnlocks {
  const { t } = useTranslation('players');
  const translated = useTranslated();
  const announced = useRef(new Set<string>());
  const last = useRef<{ toast: number | undefined; unlocked: Unlock[] }>({ toast: undefined, unlocked: [] });

  return useCallback(
    (achievements, ofGames) => {
      const unlocks: Unlock[] = [
        ...achievements
          .filter(({ completed }) => completed)
          .map(({ id, key, credits }) => ({ id: `${id}`, title: t(`achievements.names.${key}`), credits })),
        ...ofGames.map(({ game_id: gameId, key, completed_at: at, title, credits }) => ({
          id: `${gameId} ${key} ${at}`,
          title: translated(title),
          credits,
        })),
      ];
      const fresh = unlocks.filter(({ id }) => !announced.current.has(id));
      if (fresh.length === 0) return;
      for (const { id } of fresh) announced.current.add(id);
      const isShown = last.current.toast !== undefined && useToasts.getState().toast?.id === last.current.toast;
      const unlocked = isShown ? [...last.current.unlocked, ...fresh] : fresh;
      useToasts.getState().show({
        title: t(unlocked.length > 1 ? 'achievements.unlockedMany' : 'achievements.unlockedOne'),
        description: t('achievements.unlockedText', {
          titles: unlocked.map(({ title }) => title).join(', '),
          credits: unlocked.reduce((sum, { credits }) => sum + credits, 0),
        }),
      });
      last.current = { toast: useToasts.getState().toast?.id, unlocked };
    },
    [t, translated],
  );
}
