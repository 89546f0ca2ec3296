import { styled } from 'styled-components';
import { color, from, radius, space } from '#shared/theme/theme.js';

export const Card = styled.section`
  max-width: 480px;
  margin: ${space[8]} auto 0;
  padding: ${space[24]} ${space[16]} ${space[28]};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow:
    0 0 0 1px ${color.line},
    0 0 80px ${color.glowSecond};
  ${from.tablet} {
    margin-top: ${space[24]};
    padding: ${space[40]} ${space[40]} ${space[40]};
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[20]};
  margin-bottom: ${space[20]};
  > svg {
    flex: none;
  }
`;

export const Heading = styled.h1`
  margin: ${space[4]} 0 0;
  font-size: 1.5rem;
  letter-spacing: -0.015em;
`;
