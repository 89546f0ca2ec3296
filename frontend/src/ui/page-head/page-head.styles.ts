import { styled } from 'styled-components';
import { color, from, measure, space } from '#shared/theme/theme.js';

export const Words = styled.div`
  min-width: 0;
`;

export const Head = styled.div`
  display: grid;
  gap: ${space[20]};
  padding-block: ${space[8]} ${space[28]};
  ${from.tablet} {
    display: flex;
    align-items: flex-end;
    justify-content: space-between;
    /* Text shrinks before actions do. */
    ${Words} ~ * {
      flex: none;
      max-width: 50%;
    }
  }
`;

export const Title = styled.h1`
  margin: ${space[8]} 0 0;
  font-size: clamp(2rem, 6vw, 2.75rem);
  letter-spacing: -0.025em;
`;

export const Intro = styled.p`
  max-width: ${measure.text};
  margin: ${space[10]} 0 0;
  font-size: 1.0625rem;
  color: ${color.textMuted};
`;
