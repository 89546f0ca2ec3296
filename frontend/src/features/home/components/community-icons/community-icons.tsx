import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { communityLinks } from '#shared/routing/community-links.js';
import { CommunityIcon, type Room } from './community-icon.js';
import { IconLink, Icons } from './community-icons.styles.js';

const ROOMS: readonly Room[] = ['network', 'chat', 'forum'];

/** Links to the community on other sites. */
export function CommunityIcons(): ReactNode {
  const { t } = useTranslation();
  return (
    <Icons aria-label={t('footer.community')}>
      {ROOMS.map((room) => {
        const { name, address } = communityLinks[room];
        return (
          <li key={room}>
            <IconLink
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${name} ${t('ui.newTab')}`}
              title={name}
            >
              <CommunityIcon room={room} size={20} />
            </IconLink>
          </li>
        );
      })}
    </Icons>
  );
}
