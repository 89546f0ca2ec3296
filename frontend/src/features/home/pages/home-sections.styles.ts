import { styled } from 'styled-components';
import { from } from '../../../shared/theme/theme.js';

export const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 56px;
  padding-bottom: 56px;
  ${from.desktop} {
    gap: 80px;
    padding-bottom: 80px;
  }
`;
