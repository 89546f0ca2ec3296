import { styled } from 'styled-components';
import { color, radius } from '../../../../shared/theme/theme.js';

export const Code = styled.code`
  padding: 1px 5px;
  border-radius: ${radius.small};
  background: ${color.surfaceRaised};
  color: ${color.text};
  font-size: 0.9em;
  overflow-wrap: anywhere;
`;
