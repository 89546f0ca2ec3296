import { styled } from 'styled-components';
import { color, measure, radius, space } from '#shared/theme/theme.js';

export const Box = styled.div<{ $tone: 'calm' | 'danger' }>`
  display: grid;
  justify-items: center;
  gap: ${space[14]};
  padding: ${space[48]} ${space[20]};
  border-radius: ${radius.medium};
  text-align: center;
  background: ${({ $tone }) => ($tone === 'danger' ? color.dangerSoft : color.surfaceRaised)};
`;

export const Title = styled.p`
  margin: 0;
  font-weight: 600;
  text-wrap: balance;
`;

export const Text = styled.p`
  margin: 0;
  max-width: ${measure.text};
  color: ${color.textMuted};
  text-wrap: balance;
`;
