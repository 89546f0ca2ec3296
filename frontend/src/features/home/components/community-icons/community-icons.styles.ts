import { styled } from 'styled-components';
import { color, measure, radius, space } from '#shared/theme/theme.js';

export const Icons = styled.ul`
  display: flex;
  gap: ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const IconLink = styled.a`
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
