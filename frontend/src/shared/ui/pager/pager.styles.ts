import { styled } from 'styled-components';
import { color } from '../../theme/theme.js';

export const PagerNav = styled.nav`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  padding-top: 20px;
  /* On the narrowest phones the page number between them needs the room. */
  > button {
    padding-inline: clamp(8px, 3.6vw, 18px);
  }
`;

export const Position = styled.span`
  color: ${color.textMuted};
  font-size: 0.9375rem;
  text-align: center;
  text-wrap: balance;
  font-variant-numeric: tabular-nums;
`;
