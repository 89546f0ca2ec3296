import { achievementRule } from '@gamegeek/rules/achievements.js';
import { Award, Coins, Gamepad2, Star, Target, Trophy, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/use-format.js';
import { ProgressBar } from '#ui/progress-bar.js';
import { Heading } from '#ui/text.js';
import type { ShownAchievement } from '../players.schemas.js';
import { Card, Facts, Goal, IconPlace, Pays, Texts } from './achievement-list.styles.js';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  trophy: Trophy,
  star: Star,
  target: Target,
  award: Award,
  gamepad: Gamepad2,
};

/** One achievement; unknown icons are a trophy (docs/product.md, section 3). */
export function AchievementCard({ achievement }: { achievement: ShownAchievement }): ReactNode {
  const { key, icon, progress, completed, completed_at, credits } = achievement;
  const { t } = useTranslation('players');
  const format = useFormat();
  const Icon = Object.hasOwn(ICONS, icon) ? (ICONS[icon] ?? Trophy) : Trophy;
  const title = t(`achievements.names.${key}`);
  return (
    <Card $completed={completed}>
      <IconPlace $completed={completed}>
        <Icon size={24} aria-hidden="true" data-icon={icon} />
      </IconPlace>
      <Texts>
        <Heading as="h3" $size="base">
          {title}
        </Heading>
        <Goal>{t(`achievements.goals.${key}`, { goal: achievementRule(key).goal })}</Goal>
        {!completed && <ProgressBar label={t('achievements.progressOf', { title })} value={progress} />}
        <Facts>
          <span>
            {completed
              ? t('achievements.completed', {
                  date: format.date(completed_at) ?? t('ui.notAvailable'),
                })
              : format.percent(progress)}
          </span>
          <Pays>
            <Coins size={15} aria-hidden="true" />
            {t('achievements.pays', { count: credits })}
          </Pays>
        </Facts>
      </Texts>
    </Card>
  );
}
