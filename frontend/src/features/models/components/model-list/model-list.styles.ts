import { styled } from 'styled-components';
import { color } from '../../../../shared/theme/theme.js';

export const Totals = styled.p`
  min-height: 24px;
  margin: 0 0 16px;
  font-size: 0.9375rem;
  color: ${color.textMuted};
`;
