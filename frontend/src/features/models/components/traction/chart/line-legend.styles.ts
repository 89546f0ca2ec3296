import { styled } from 'styled-components';
import { space } from '#shared/theme/theme.js';

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[6]} ${space[20]};
  margin: ${space[12]} 0 0;
  padding: 0;
  list-style: none;
`;

export const LegendItem = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  min-width: 0;
  font-size: 0.875rem;
  font-weight: 600;
  overflow-wrap: anywhere;
  > svg {
    flex: none;
  }
`;
