import { styled } from 'styled-components';
import { color } from '../../../shared/theme/theme.js';

export const Lost = styled.section`
  display: grid;
  justify-items: center;
  gap: 14px;
  padding-block: 48px;
  text-align: center;
`;

export const LostTitle = styled.h1`
  margin: 0;
  font-size: clamp(2rem, 7vw, 3rem);
  letter-spacing: -0.025em;
`;

export const Joke = styled.p`
  max-width: 46ch;
  margin: 0 0 14px;
  font-size: 1.0625rem;
  color: ${color.textMuted};
  text-wrap: balance;
`;
