import { styled } from 'styled-components';
import { color, space } from '#shared/theme/theme.js';

export const Body = styled.div`
  display: grid;
  gap: ${space[12]};
  p {
    margin: 0;
  }
`;

export const Hint = styled.p`
  font-size: 0.875rem;
  color: ${color.textMuted};
`;
