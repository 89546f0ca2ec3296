import { styled } from 'styled-components';
import { color, measure, space } from '#shared/theme/theme.js';

export const Line = styled.label`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  min-height: ${measure.target};
  font-size: 0.9375rem;
  cursor: pointer;
`;

export const Box = styled.input`
  flex: none;
  width: 22px;
  height: 22px;
  margin: 0;
  accent-color: ${color.accent};
  cursor: pointer;
`;
