import { styled } from 'styled-components';
import { color, from, measure, radius, space } from '#shared/theme/theme.js';

export const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[16]};
  padding: ${space[56]} ${space[20]};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: 0 0 0 1px ${color.line};
  text-align: center;
  ${from.tablet} {
    padding: ${space[80]} ${space[32]};
  }
`;

export const Title = styled.h1`
  margin: ${space[8]} 0 0;
  font-size: clamp(1.625rem, 6vw, 2.25rem);
  letter-spacing: -0.02em;
`;

export const Text = styled.p`
  max-width: ${measure.text};
  margin: 0;
  color: ${color.textMuted};
  text-wrap: balance;
`;
