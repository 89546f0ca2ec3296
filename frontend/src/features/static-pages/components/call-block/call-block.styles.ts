import { styled } from 'styled-components';
import { color, from, measure, radius } from '../../../../shared/theme/theme.js';

export const Block = styled.section`
  display: flex;
  flex-direction: column;
  align-items: center;
  margin-top: 40px;
  padding: 40px 20px;
  border-radius: ${radius.large};
  text-align: center;
  background: radial-gradient(60% 120% at 50% 0%, ${color.glowSecond}, transparent 70%), ${color.surface};
  ${from.tablet} {
    margin-top: 56px;
    padding: 56px 32px;
  }
`;

export const Title = styled.h2`
  margin: 20px 0 0;
  font-size: clamp(1.375rem, 5vw, 1.875rem);
  letter-spacing: -0.02em;
`;

export const Text = styled.p`
  max-width: ${measure.text};
  margin: 12px 0 0;
  line-height: 1.6;
  color: ${color.textMuted};
  text-wrap: balance;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 12px;
  margin-top: 28px;
`;
