import { styled } from 'styled-components';
import { color, from, measure, space } from '#shared/theme/theme.js';

export const Section = styled.section`
  min-width: 0;
  padding-top: ${space[40]};
  ${from.tablet} {
    padding-top: ${space[56]};
  }
  &:first-of-type {
    padding-top: 0;
  }
`;

export const Title = styled.h2`
  margin: 0;
  font-size: clamp(1.375rem, 4vw, 1.75rem);
  letter-spacing: -0.02em;
`;

export const Intro = styled.p`
  max-width: ${measure.text};
  margin: ${space[8]} 0 0;
  line-height: 1.6;
  color: ${color.textMuted};
`;

export const Line = styled.p`
  max-width: ${measure.text};
  margin: ${space[14]} 0 0;
  line-height: 1.7;
  color: ${color.textMuted};
`;
