import { styled } from 'styled-components';
import { color, space } from '#shared/theme/theme.js';

export const Meaning = styled.p`
  margin: 0 0 ${space[16]};
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;
