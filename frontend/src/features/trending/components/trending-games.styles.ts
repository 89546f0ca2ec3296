import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { color, fontSize, from, radius, space } from '#shared/theme/theme.js';

/** The height of a row is the same while loading. */
export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  align-items: center;
  gap: ${space[12]};
  min-height: 92px;
  padding: ${space[8]};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  &:has(a:hover) {
    background: ${color.surfaceHover};
  }
  ${from.tablet} {
    grid-template-columns: 96px minmax(0, 1fr);
  }
`;

export const Thumb = styled.div`
  overflow: hidden;
  border-radius: ${radius.small};
`;

export const Texts = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[4]};
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Name = styled.span`
  font-weight: 600;
  line-height: 1.3;
`;

/** The whole row is the link. */
export const NameLink = styled(Link)`
  color: inherit;
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.medium};
  }
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

export const Figures = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[12]};
  font-size: ${fontSize.medium};
  font-variant-numeric: tabular-nums;
  color: ${color.textMuted};
`;

const figure = 'display: inline-flex; align-items: center; gap: ${space[4]}; > svg { flex: none; }';

export const Reason = styled.span`
  ${figure}
  font-weight: 600;
  color: ${color.accent};
`;

export const Playing = styled.span`
  ${figure}
  font-weight: 600;
  color: ${color.second};
`;
