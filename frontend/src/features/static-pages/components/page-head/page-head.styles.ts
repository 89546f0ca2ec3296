import { styled } from 'styled-components';
import { color, measure, space } from '#shared/theme/theme.js';

export const Head = styled.div`
  padding-block: ${space[8]} ${space[32]};
`;

export const Title = styled.h1`
  margin: ${space[8]} 0 0;
  /* The longest word of a title, in German, fits on a phone of 320 px. */
  font-size: clamp(1.625rem, 7.8vw, 2.75rem);
  letter-spacing: -0.025em;
  overflow-wrap: break-word;
`;

export const Intro = styled.p`
  max-width: ${measure.text};
  margin: ${space[12]} 0 0;
  font-size: 1.0625rem;
  line-height: 1.65;
  color: ${color.textMuted};
`;
