import { styled } from 'styled-components';
import { color, radius } from '../../../../shared/theme/theme.js';

export const Frame = styled.figure`
  min-width: 0;
  margin: 20px 0 0;
  border-radius: ${radius.medium};
  background: ${color.surface};
  box-shadow: 0 0 0 1px ${color.line};
`;

export const Caption = styled.figcaption`
  padding: 10px 16px;
  border-bottom: 1px solid ${color.line};
  font-size: 0.875rem;
  font-weight: 600;
  color: ${color.textMuted};
`;

export const Code = styled.pre`
  margin: 0;
  padding: 16px;
  overflow-x: auto;
  border-radius: 0 0 ${radius.medium} ${radius.medium};
  font-size: 0.875rem;
  line-height: 1.6;
  tab-size: 2;
`;
