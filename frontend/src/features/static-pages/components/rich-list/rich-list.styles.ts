import { styled } from 'styled-components';
import { color, measure, space } from '#shared/theme/theme.js';

export const List = styled.ul`
  display: grid;
  gap: ${space[8]};
  max-width: ${measure.text};
  margin: ${space[14]} 0 0;
  padding-left: 1.4em;
  line-height: 1.65;
  color: ${color.textMuted};
  li::marker {
    color: ${color.accent};
    font-weight: 600;
  }
  strong {
    color: ${color.text};
  }
`;
