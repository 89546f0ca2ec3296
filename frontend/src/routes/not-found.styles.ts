import { styled } from 'styled-components';
import { color, space } from '#shared/theme/theme.js';

export const Lost = styled.section`
  display: grid;
  justify-items: center;
  gap: ${space[14]};
  padding-block: ${space[48]};
  text-align: center;
`;

export const LostTitle = styled.h1`
  margin: 0;
  font-size: clamp(2rem, 7vw, 3rem);
  letter-spacing: -0.025em;
`;

export const Joke = styled.p`
  max-width: 46ch;
  margin: 0 0 ${space[14]};
  font-size: 1.0625rem;
  color: ${color.textMuted};
  text-wrap: balance;
`;
