import { styled } from 'styled-components';
import { color, from, radius } from '../../../../shared/theme/theme.js';

export const Card = styled.section`
  max-width: 480px;
  margin: 8px auto 0;
  padding: 24px 16px 28px;
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow:
    0 0 0 1px ${color.line},
    0 0 80px ${color.glowSecond};
  ${from.tablet} {
    margin-top: 24px;
    padding: 36px 40px 40px;
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 20px;
  margin-bottom: 20px;
  > svg {
    flex: none;
  }
`;

export const Heading = styled.h1`
  margin: 4px 0 0;
  font-size: 1.5rem;
  letter-spacing: -0.015em;
`;
