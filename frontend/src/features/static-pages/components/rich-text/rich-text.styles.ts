import { styled } from 'styled-components';
import { color, radius, space } from '#shared/theme/theme.js';

export const Code = styled.code`
  padding: 1px ${space[4]};
  border-radius: ${radius.small};
  background: ${color.surfaceRaised};
  color: ${color.text};
  font-size: 0.9em;
  overflow-wrap: anywhere;
`;
