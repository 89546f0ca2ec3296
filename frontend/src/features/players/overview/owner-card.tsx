import type { OwnUser } from '@gamegeek/contracts/auth/auth.schemas.js';
import { useQuery } from '@tanstack/react-query';
import { ArrowUpRight, Coins, Gamepad2, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/use-format.js';
import { paths } from '#shared/routing/paths.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { Avatar } from '#ui/players/avatar.js';
import { hasLongWord } from '#ui/players/has-long-word.js';
import { PlayerName } from '#ui/players/player-name.js';
import { Skeleton } from '#ui/skeleton.js';
import { Text } from '#ui/text.js';
import { ownStatsQuery } from '../queries.js';
import { Card, Figure, Figures, Links, Name, Who } from './owner-card.styles.js';

/** The card with the user and three figures. */
export function OwnerCard({ user }: { user: OwnUser }): ReactNode {
  const { t } = useTranslation('players');
  const format = useFormat();
  const { data, isPending } = useQuery(ownStatsQuery);
  const stats = data?.stats;
  const figures = [
    { label: t('totalScore'), icon: Trophy, value: stats?.totalScore },
    { label: t('gamesPlayed'), icon: Gamepad2, value: stats?.gamesPlayed },
    { label: t('credits'), icon: Coins, value: stats?.credits },
  ];
  return (
    <Card aria-busy={isPending}>
      <Who>
        <Avatar username={user.username} size={96} />
        <div>
          <Name $isLong={hasLongWord(user.username)}>
            <PlayerName username={user.username} />
          </Name>
          <Text $above={4} $size="medium" $muted>
            {t('memberSince', { date: format.date(user.created_at) ?? t('ui.notAvailable') })}
          </Text>
        </div>
      </Who>
      <Figures>
        {figures.map(({ label, icon: Icon, value }) => (
          <Figure key={label}>
            <dt>
              <Icon size={16} aria-hidden="true" />
              {label}
            </dt>
            <dd>{isPending ? <Skeleton $width="3em" $height="18px" /> : format.number(value ?? 0)}</dd>
          </Figure>
        ))}
      </Figures>
      <Links>
        <ButtonLink to={paths.games()} $tone="accent">
          {t('ui.browseGames')}
        </ButtonLink>
        <ButtonLink to={paths.player(user.username)} $tone="plain">
          {t('publicPage')}
          <ArrowUpRight size={16} aria-hidden="true" />
        </ButtonLink>
      </Links>
    </Card>
  );
}
