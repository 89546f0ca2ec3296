import { styled } from 'styled-components';
import { color, measure, space } from '#shared/theme/theme.js';

export const List = styled.ul`
  margin: ${space[8]} 0 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};
  padding: ${space[8]} 0;
  border-top: 1px solid ${color.line};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${measure.target};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;
