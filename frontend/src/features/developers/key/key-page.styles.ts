import { styled } from 'styled-components';
import { color, space } from '#shared/theme/theme.js';

export const Text = styled.p`
  max-width: 68ch;
  margin: ${space[8]} 0 0;
  line-height: 1.6;
  color: ${color.textMuted};
  text-wrap: pretty;
`;
