import { styled } from 'styled-components';
import { color, fontSize, space } from '#shared/theme/theme.js';

/** The three steps, with the guide below. */
export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
`;

export const Heading = styled.h2`
  margin: 0;
  font-size: ${fontSize.large};
  letter-spacing: -0.01em;
`;

export const Text = styled.p`
  max-width: 68ch;
  margin: ${space[8]} 0 0;
  line-height: 1.6;
  color: ${color.textMuted};
  text-wrap: pretty;
`;
