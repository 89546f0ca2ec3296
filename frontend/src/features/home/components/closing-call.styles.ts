import { styled } from 'styled-components';
import { color, fontSize, from, measure, radius, space } from '#shared/theme/theme.js';

export const Block = styled.section`
  display: grid;
  justify-items: center;
  padding: ${space[48]} ${space[16]};
  border-radius: ${radius.large};
  text-align: center;
  background: radial-gradient(60% 120% at 50% 0%, ${color.glowSecond}, transparent 70%), ${color.surface};
  ${from.tablet} {
    padding: ${space[72]} ${space[32]};
  }
`;

export const Title = styled.h2`
  margin: ${space[16]} 0 0;
  max-width: 100%;
  font-size: ${fontSize.heading};
  letter-spacing: -0.02em;
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

export const Already = styled.p`
  margin: ${space[8]} 0 0;
  font-size: ${fontSize.medium};
  color: ${color.textMuted};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${measure.target};
    padding-inline: ${space[8]};
    font-weight: 600;
    color: ${color.accent};
  }
`;
