import { styled } from 'styled-components';
import { color, from, measure } from '../../../../shared/theme/theme.js';

export const Section = styled.section`
  min-width: 0;
  padding-top: 40px;
  ${from.tablet} {
    padding-top: 56px;
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
  margin: 8px 0 0;
  line-height: 1.6;
  color: ${color.textMuted};
`;

export const Line = styled.p`
  max-width: ${measure.text};
  margin: 14px 0 0;
  line-height: 1.7;
  color: ${color.textMuted};
`;
