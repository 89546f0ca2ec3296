import { styled } from 'styled-components';
import { color, fontSize, radius, space } from '#shared/theme/theme.js';
import { List } from '#ui/live/moving-list.styles.js';

/** Side by side where the panel is wide. */
export const Players = styled.div`
  ${List} {
    grid-template-columns: repeat(auto-fill, minmax(min(270px, 100%), 1fr));
    gap: ${space[8]} ${space[32]};
  }
`;

/** The height of a row is the same while loading. */
export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[12]};
  min-height: 52px;
  padding: 0 ${space[4]};
  border-radius: ${radius.medium};
  &:has(a:hover) {
    background: ${color.surfaceRaised};
  }
`;

export const Who = styled.div`
  min-width: 0;
  line-height: 1.3;
  font-weight: 600;
  > a {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* The whole row is the link, high enough for touch. */
  > a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.medium};
  }
`;

export const When = styled.div`
  font-size: ${fontSize.small};
  font-weight: 400;
  color: ${color.textMuted};
`;

export const Games = styled.span`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  color: ${color.accent};
`;
