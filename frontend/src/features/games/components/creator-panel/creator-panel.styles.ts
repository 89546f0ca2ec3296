import { styled } from 'styled-components';
import { space } from '#shared/theme/theme.js';

export const IdLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]} ${space[12]};
`;

export const GameId = styled.code`
  font-size: 1.0625rem;
  font-weight: 600;
  overflow-wrap: anywhere;
`;
