import { styled } from 'styled-components';
import { color, from, radius } from '../../../../shared/theme/theme.js';

export const Topics = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  ${from.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 24px;
  }
`;

export const Topic = styled.section`
  padding: 20px;
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: 0 0 0 1px ${color.line};
  ${from.tablet} {
    padding: 28px;
  }
`;

export const TopicHead = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
`;

export const TopicTitle = styled.h2`
  margin: 0;
  font-size: 1.125rem;
  overflow-wrap: anywhere;
`;

export const TopicText = styled.p`
  margin: 2px 0 0;
  color: ${color.textMuted};
`;
