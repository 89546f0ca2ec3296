import { styled } from 'styled-components';
import { from } from '../../shared/theme/theme.js';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) 320px;
    align-items: start;
    gap: 40px;
  }
`;
