import { styled } from 'styled-components';
import { color, from, measure, radius, space } from '#shared/theme/theme.js';

export const Block = styled.section`
  display: grid;
  justify-items: center;
  padding: ${space[48]} ${space[20]};
  border-radius: ${radius.large};
  text-align: center;
  background: radial-gradient(60% 120% at 50% 0%, ${color.glowSecond}, transparent 70%), ${color.surface};
  ${from.tablet} {
    padding: ${space[64]} ${space[32]};
  }
`;

export const Title = styled.h2`
  margin: ${space[20]} 0 0;
  max-width: 100%;
  font-size: clamp(1.5rem, 5vw, 2.125rem);
  letter-spacing: -0.02em;
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

export const Text = styled.p`
  max-width: ${measure.text};
  margin: ${space[12]} 0 0;
  line-height: 1.6;
  color: ${color.textMuted};
  text-wrap: balance;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[12]};
  margin-top: ${space[28]};
`;

export const Already = styled.p`
  margin: ${space[8]} 0 0;
  font-size: 0.9375rem;
  color: ${color.textMuted};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${measure.target};
    padding-inline: ${space[6]};
    font-weight: 600;
    color: ${color.accent};
  }
`;
