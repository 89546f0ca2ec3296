import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { color, from, measure, space } from '#shared/theme/theme.js';

export const Line = styled.div`
  display: grid;
  gap: ${space[4]} ${space[16]};
  margin-bottom: ${space[16]};
  ${from.tablet} {
    display: flex;
    align-items: flex-end;
    justify-content: space-between;
  }
`;

export const All = styled(Link)`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  min-height: ${measure.target};
  font-weight: 600;
  color: ${color.accent};
  text-decoration: none;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
