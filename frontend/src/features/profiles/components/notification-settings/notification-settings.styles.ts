import { styled } from 'styled-components';
import { color } from '../../../../shared/theme/theme.js';

export const Topics = styled.div`
  margin-top: 24px;
  padding: 20px 0 8px;
  border-top: 1px solid ${color.line};
`;

export const TopicsTitle = styled.h3`
  margin: 0;
  font-size: 1.0625rem;
`;
