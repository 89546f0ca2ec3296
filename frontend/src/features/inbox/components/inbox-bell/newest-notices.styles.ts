import { styled } from 'styled-components';
import { color, space } from '#shared/theme/theme.js';

export const Scroller = styled.div`
  overflow-y: auto;
`;

export const SheetFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[8]};
  padding: ${space[8]} ${space[4]} 0;
  border-top: 1px solid ${color.line};
`;
