import { styled } from 'styled-components';
import { color, space } from '#shared/theme/theme.js';

export const Topics = styled.div`
  margin-top: ${space[24]};
  padding: ${space[20]} 0 ${space[8]};
  border-top: 1px solid ${color.line};
`;

export const TopicsTitle = styled.h3`
  margin: 0;
  font-size: 1.0625rem;
`;
