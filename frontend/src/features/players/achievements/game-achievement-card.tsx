import type { GameAchievement } from '@gamegeek/contracts/profiles/profiles.schemas.js';
import { Award, Coins, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '#shared/i18n/use-format.js';
import { useTranslated } from '#shared/i18n/use-translated.js';
import { paths } from '#shared/routing/paths.js';
import { Heading } from '#ui/text.js';
import { Card, Facts, Goal, IconPlace, Pays, Texts } from './achievement-list.styles.js';

interface GameAchievementCardProps {
  achievement: GameAchievement;
  /** Outside the page of its game. */
  withGame?: boolean;
}

export function GameAchievementCard({ achievement, withGame = false }: GameAchievementCardProps): ReactNode {
  const { title, description, credits, completed_at: completedAt, game_id: gameId, game_name: game } = achievement;
  const { t } = useTranslation('players');
  const translated = useTranslated();
  const format = useFormat();
  const Icon = completedAt === null ? Lock : Award;
  return (
    <Card $completed={completedAt !== null}>
      <IconPlace $completed={completedAt !== null}>
        <Icon size={24} aria-hidden="true" />
      </IconPlace>
      <Texts>
        <Heading as="h3" $size="base">
          {translated(title)}
        </Heading>
        <Goal>{translated(description)}</Goal>
        {withGame && (
          <Goal>
            <Link to={paths.game(gameId)}>{game}</Link>
          </Goal>
        )}
        <Facts>
          <span>
            {completedAt === null
              ? t('gameAchievements.locked')
              : t('achievements.completed', { date: format.date(completedAt) ?? t('ui.notAvailable') })}
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
