import { styled } from 'styled-components';
import { color, from, measure, radius, space } from '#shared/theme/theme.js';

export const Block = styled.section`
  display: flex;
  flex-direction: column;
  align-items: center;
  margin-top: ${space[40]};
  padding: ${space[40]} ${space[20]};
  border-radius: ${radius.large};
  text-align: center;
  background: radial-gradient(60% 120% at 50% 0%, ${color.glowSecond}, transparent 70%), ${color.surface};
  ${from.tablet} {
    margin-top: ${space[56]};
    padding: ${space[56]} ${space[32]};
  }
`;

export const Title = styled.h2`
  margin: ${space[20]} 0 0;
  font-size: clamp(1.375rem, 5vw, 1.875rem);
  letter-spacing: -0.02em;
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
