import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '#shared/routing/paths.js';
import { color, fontSize, space } from '#shared/theme/theme.js';

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[12]};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${fontSize.medium};
`;

/** Above the link of a card, which covers the card. */
const Tag = styled(Link)`
  position: relative;
  display: block;
  padding-block: ${space[4]};
  color: ${color.textMuted};
  text-decoration: none;
  &:hover {
    color: ${color.text};
    text-decoration: underline;
  }
`;

/** The tags of a game; each links to the games that have it. */
export function TagLinks({ tags }: { tags: readonly string[] }): ReactNode {
  const { t } = useTranslation('games');
  return (
    tags.length > 0 && (
      <Tags aria-label={t('words.tags')}>
        {tags.map((tag) => (
          <li key={tag}>
            <Tag to={paths.gamesWithTag(tag)}>#{tag}</Tag>
          </li>
        ))}
      </Tags>
    )
  );
}
