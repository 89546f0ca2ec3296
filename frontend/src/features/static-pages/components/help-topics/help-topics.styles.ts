import { styled } from 'styled-components';
import { color, from, radius, space } from '#shared/theme/theme.js';

export const Topics = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[20]};
  ${from.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[24]};
  }
`;

export const Topic = styled.section`
  padding: ${space[20]};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: 0 0 0 1px ${color.line};
  ${from.tablet} {
    padding: ${space[28]};
  }
`;

export const TopicHead = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[16]};
`;

export const TopicTitle = styled.h2`
  margin: 0;
  font-size: 1.125rem;
  overflow-wrap: anywhere;
`;

export const TopicText = styled.p`
  margin: ${space[2]} 0 0;
  color: ${color.textMuted};
`;
