import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { communityLinks } from '#shared/routing/community-links.js';
import { color, measure, radius, space } from '#shared/theme/theme.js';
import { CommunityIcon, type Room } from './community-icon.js';

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

const Icons = styled.ul`
  display: flex;
  gap: ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const IconLink = styled.a`
  display: grid;
  place-items: center;
  width: ${measure.target};
  height: ${measure.target};
  border-radius: ${radius.medium};
  color: ${color.textMuted};
  &:hover {
    background: ${color.surfaceRaised};
    color: ${color.text};
  }
`;
