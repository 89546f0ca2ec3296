import { styled } from 'styled-components';
import { color, fontSize, space } from '#shared/theme/theme.js';

export const Lost = styled.section`
  display: grid;
  justify-items: center;
  gap: ${space[12]};
  padding-block: ${space[48]};
  text-align: center;
`;

export const Joke = styled.p`
  max-width: 46ch;
  margin: 0 0 ${space[12]};
  font-size: ${fontSize.base};
  color: ${color.textMuted};
  text-wrap: balance;
`;
