import { styled } from 'styled-components';
import { color, space } from '#shared/theme/theme.js';

export const PagerNav = styled.nav`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]};
  padding-top: ${space[20]};
  /* On the narrowest phones the page number between them needs the room. */
  > button {
    padding-inline: clamp(${space[8]}, 3.6vw, ${space[16]});
  }
`;

export const Position = styled.span`
  color: ${color.textMuted};
  font-size: 0.9375rem;
  text-align: center;
  text-wrap: balance;
  font-variant-numeric: tabular-nums;
`;
