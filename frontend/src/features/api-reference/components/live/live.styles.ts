import { styled } from 'styled-components';
import { color, from, space } from '#shared/theme/theme.js';

export const Events = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const EventLine = styled.li`
  display: grid;
  gap: ${space[6]};
  padding-block: ${space[12]};
  border-bottom: 1px solid ${color.line};
  line-height: 1.7;
  ${from.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${space[20]};
  }
`;

export const Direction = styled.span`
  display: block;
  font-size: 0.8125rem;
  color: ${color.textMuted};
`;
