import { keyframes, styled } from 'styled-components';
import { color, fontSize, radius, reducedMotion, space } from '#shared/theme/theme.js';

const lightUp = keyframes`
  from { box-shadow: 0 0 0 1px ${color.accent}, 0 0 0 0 ${color.glow}; }
  40% { box-shadow: 0 0 0 1px ${color.accent}, 0 0 0 14px ${color.glow}; }
`;

export const Lamp = styled.section<{ $lit: boolean }>`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${space[12]} ${space[16]};
  margin-top: ${space[24]};
  padding: ${space[16]};
  border-radius: ${radius.medium};
  background: ${({ $lit }) => ($lit ? color.accentSoft : color.surfaceRaised)};
  box-shadow: 0 0 0 1px ${({ $lit }) => ($lit ? color.accent : color.line)};
  transition: background-color 300ms;
  animation: ${({ $lit }) => ($lit ? lightUp : 'none')} 900ms ease-out;
  ${reducedMotion} {
    animation: none;
    transition: none;
  }
`;

const pulse = keyframes`
  50% { opacity: 0.4; }
`;

export const Sign = styled.span<{ $lit: boolean }>`
  display: grid;
  color: ${({ $lit }) => ($lit ? color.accent : color.textMuted)};
  animation: ${({ $lit }) => ($lit ? 'none' : pulse)} 2s ease-in-out infinite;
  ${reducedMotion} {
    animation: none;
  }
`;

export const Words = styled.div`
  flex: 1 1 220px;
  min-width: 0;
`;

export const Line = styled.p`
  margin: 0;
  font-size: ${fontSize.base};
  font-weight: 700;
`;
