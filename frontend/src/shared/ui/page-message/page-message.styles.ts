import { styled } from 'styled-components';
import { color, from, measure, radius } from '../../theme/theme.js';

export const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: 16px;
  padding: 56px 20px;
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: 0 0 0 1px ${color.line};
  text-align: center;
  ${from.tablet} {
    padding: 88px 32px;
  }
`;

export const Title = styled.h1`
  margin: 8px 0 0;
  font-size: clamp(1.625rem, 6vw, 2.25rem);
  letter-spacing: -0.02em;
`;

export const Text = styled.p`
  max-width: ${measure.text};
  margin: 0;
  color: ${color.textMuted};
  text-wrap: balance;
`;
