import { Gamepad2, MessagesSquare, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { communityLinks } from '#shared/routing/community-links.js';
import { paths } from '#shared/routing/paths.js';
import { ButtonAnchor, ButtonLink } from '#ui/buttons/button.js';
import { VisuallyHidden } from '#ui/visually-hidden.js';
import { BlockCard, CardBlock } from './card-block.js';
import { CommunityIcon, type Room } from './community-icon.js';

/** Chat and forum; the network is for following. */
const DISCUSSIONS: readonly Room[] = ['chat', 'forum'];

/** Features for players. */
export function PlayersBlock(): ReactNode {
  const { t } = useTranslation('home');
  return (
    <CardBlock id="for-players" eyebrow={t('players.eyebrow')} title={t('players.title')} intro={t('players.intro')}>
      <BlockCard icon={Gamepad2} tone="accent" title={t('players.discover.title')} text={t('players.discover.text')}>
        <ButtonLink to={paths.games()}>{t('ui.browseGames')}</ButtonLink>
      </BlockCard>
      <BlockCard
        icon={MessagesSquare}
        tone="accent"
        title={t('players.discussions.title')}
        text={t('players.discussions.text')}
      >
        {DISCUSSIONS.map((room) => (
          <RoomButton key={room} room={room} />
        ))}
      </BlockCard>
      <BlockCard icon={Trophy} tone="accent" title={t('players.progress.title')} text={t('players.progress.text')}>
        <ButtonLink to={paths.leaderboard()}>{t('players.progress.action')}</ButtonLink>
      </BlockCard>
    </CardBlock>
  );
}

function RoomButton({ room }: { room: Room }): ReactNode {
  const { t } = useTranslation('home');
  const { name, address } = communityLinks[room];
  return (
    <ButtonAnchor href={address} target="_blank" rel="noopener noreferrer">
      <CommunityIcon room={room} size={18} />
      {name}
      <VisuallyHidden> {t('ui.newTab')}</VisuallyHidden>
    </ButtonAnchor>
  );
}
