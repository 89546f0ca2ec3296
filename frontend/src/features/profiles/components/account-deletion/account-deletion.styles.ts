import { styled } from 'styled-components';
import { color } from '../../../../shared/theme/theme.js';

export const Consequences = styled.ul`
  display: grid;
  gap: 8px;
  margin: 0 0 20px;
  padding-left: 20px;
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;
