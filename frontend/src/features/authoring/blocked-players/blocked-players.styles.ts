import { styled } from 'styled-components';
import { color, space } from '#shared/theme/theme.js';

export const Players = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[16]};
  padding-block: ${space[8]};
  border-top: 1px solid ${color.line};
  overflow-wrap: anywhere;
`;
