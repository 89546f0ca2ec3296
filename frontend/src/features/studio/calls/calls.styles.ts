import { styled } from 'styled-components';
import { color, space } from '#shared/theme/theme.js';

export const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding-block: ${space[8]};
  border-bottom: 1px solid ${color.line};
  background: ${color.surface};
`;

export const Reasons = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  margin: ${space[16]} 0 0;
  padding: 0;
  list-style: none;
`;

export const Reason = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  overflow-wrap: anywhere;
`;

export const Count = styled.strong`
  font-variant-numeric: tabular-nums;
`;
