import { styled } from 'styled-components';
import { from } from '../../../shared/theme/theme.js';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  ${from.desktop} {
    grid-template-columns: 280px minmax(0, 1fr);
    align-items: start;
    gap: 32px;
  }
`;

export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding-top: 20px;
`;

export const Ended = styled.section`
  max-width: 560px;
  margin: 24px auto 0;
`;
