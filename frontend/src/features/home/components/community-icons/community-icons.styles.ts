import { styled } from 'styled-components';
import { color, radius, space } from '../../../../shared/theme/theme.js';

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
  width: 44px;
  height: 44px;
  border-radius: ${radius.medium};
  color: ${color.textMuted};
  &:hover {
    background: ${color.surfaceRaised};
    color: ${color.text};
  }
`;
