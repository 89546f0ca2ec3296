import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { color, fontSize, from, measure, radius, space } from '#shared/theme/theme.js';

export const Bar = styled.div`
  display: grid;
  gap: ${space[4]} ${space[16]};
  /* The link loads later: its space is reserved. */
  min-height: 92px;
  align-content: center;
  margin-bottom: ${space[12]};
  padding: ${space[8]} ${space[16]};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  ${from.tablet} {
    display: flex;
    align-items: center;
    justify-content: space-between;
    flex-wrap: wrap;
    min-height: 60px;
  }
`;

export const LastLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  min-height: ${measure.target};
  font-size: ${fontSize.medium};
  font-weight: 600;
  color: ${color.accent};
  text-decoration: none;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  svg {
    flex: none;
    color: ${color.record};
  }
`;
