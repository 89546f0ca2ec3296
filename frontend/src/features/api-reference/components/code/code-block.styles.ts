import { styled } from 'styled-components';
import { color, radius, space } from '#shared/theme/theme.js';

export const Frame = styled.figure`
  min-width: 0;
  margin: ${space[12]} 0 0;
  border-radius: ${radius.medium};
  background: ${color.ground};
  box-shadow: 0 0 0 1px ${color.line};
`;

export const Caption = styled.figcaption`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[12]};
  padding: ${space[6]} ${space[14]};
  border-bottom: 1px solid ${color.line};
  font-size: 0.8125rem;
  font-weight: 600;
  color: ${color.textMuted};
`;

export const Lines = styled.pre`
  max-height: 420px;
  margin: 0;
  padding: ${space[14]};
  overflow: auto;
  border-radius: 0 0 ${radius.medium} ${radius.medium};
  font-size: 0.8125rem;
  line-height: 1.6;
`;
