import { useCallback, useRef } from 'react';
import { useToasts } from '../../../shared/ui/toasts/toast-store.js';
import type { ShownAchievement } from '../profile.guards.js';
import { useProfileText } from '../use-profile-text.js';

/**
 * Tells of each unlock once. There is one toast at a time: what is unlocked while one still tells of others joins them,
 * so that none is lost.
 */
export function useUnlockToast(): (achievements: readonly ShownAchievement[]) => void {
  const t = useProfileText();
  const told = useRef(new Set<number>());
  const last = useRef<{ toast: number | undefined; unlocked: ShownAchievement[] }>({ toast: undefined, unlocked: [] });

  return useCallback(
    (achievements) => {
      const fresh = achievements.filter(({ id, completed }) => completed && !told.current.has(id));
      if (fresh.length === 0) return;
      for (const { id } of fresh) told.current.add(id);
      const isShown = last.current.toast !== undefined && useToasts.getState().toast?.id === last.current.toast;
      const unlocked = isShown ? [...last.current.unlocked, ...fresh] : fresh;
      useToasts.getState().show({
        title: t(unlocked.length > 1 ? 'achievements.unlockedMany' : 'achievements.unlockedOne'),
        description: t('achievements.unlockedText', {
          titles: unlocked.map(({ key }) => t(`achievements.names.${key}`)).join(', '),
          credits: unlocked.reduce((sum, { credits }) => sum + credits, 0),
        }),
      });
      last.current = { toast: useToasts.getState().toast?.id, unlocked };
    },
    [t],
  );
}
