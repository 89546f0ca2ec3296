import { styled } from 'styled-components';
import { color, space } from '#shared/theme/theme.js';

export const Totals = styled.p`
  min-height: 24px;
  margin: 0 0 ${space[16]};
  font-size: 0.9375rem;
  color: ${color.textMuted};
`;
