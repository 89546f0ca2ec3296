import { styled } from 'styled-components';
import { color, radius, space } from '#shared/theme/theme.js';

export const Frame = styled.figure`
  min-width: 0;
  margin: ${space[20]} 0 0;
  border-radius: ${radius.medium};
  background: ${color.surface};
  box-shadow: 0 0 0 1px ${color.line};
`;

export const Caption = styled.figcaption`
  padding: ${space[10]} ${space[16]};
  border-bottom: 1px solid ${color.line};
  font-size: 0.875rem;
  font-weight: 600;
  color: ${color.textMuted};
`;

export const Code = styled.pre`
  margin: 0;
  padding: ${space[16]};
  overflow-x: auto;
  border-radius: 0 0 ${radius.medium} ${radius.medium};
  font-size: 0.875rem;
  line-height: 1.6;
  tab-size: 2;
`;
