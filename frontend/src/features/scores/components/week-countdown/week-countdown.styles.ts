import { styled } from 'styled-components';
import { color, space } from '#shared/theme/theme.js';

export const Countdown = styled.p`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[8]};
  margin: 0;
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;
  > svg {
    flex: none;
    color: ${color.accent};
  }
`;

export const Left = styled.span`
  font-weight: 600;
`;

export const Exact = styled.time`
  color: ${color.textMuted};
`;
