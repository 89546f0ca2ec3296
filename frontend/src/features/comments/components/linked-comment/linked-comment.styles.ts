import { styled } from 'styled-components';
import { color, radius, space } from '#shared/theme/theme.js';

export const Missing = styled.p`
  margin: 0;
  padding: ${space[14]} ${space[16]};
  border-radius: ${radius.medium};
  background: ${color.surface};
  box-shadow: inset 3px 0 0 ${color.textMuted};
  color: ${color.textMuted};
`;
