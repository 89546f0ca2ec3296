import { styled } from 'styled-components';
import { color } from '../../../../shared/theme/theme.js';

export const Scroller = styled.div`
  overflow-y: auto;
`;

export const SheetFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 8px;
  padding: 8px 4px 0;
  border-top: 1px solid ${color.line};
`;
