import { styled } from 'styled-components';
import { color, from, measure, space } from '#shared/theme/theme.js';

export const Head = styled.header`
  display: grid;
  gap: ${space[20]};
  margin-bottom: ${space[28]};
  ${from.tablet} {
    display: flex;
    align-items: flex-start;
  }
`;

export const Words = styled.div`
  flex: 1;
  display: grid;
  justify-items: start;
  gap: ${space[10]};
  min-width: 0;
`;

export const Name = styled.h1`
  margin: 0;
  font-size: clamp(1.75rem, 6vw, 2.5rem);
  letter-spacing: -0.025em;
  overflow-wrap: anywhere;
`;

export const Description = styled.p`
  max-width: ${measure.text};
  margin: ${space[4]} 0 0;
  line-height: 1.6;
  color: ${color.textMuted};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
