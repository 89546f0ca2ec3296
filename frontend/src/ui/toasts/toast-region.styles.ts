import { Toast } from 'radix-ui';
import { keyframes, styled } from 'styled-components';
import { color, from, radius, reducedMotion, space } from '#shared/theme/theme.js';
import { iconButton } from '../buttons/icon-button.styles.js';

const arrive = keyframes`
  from { transform: translateY(16px); opacity: 0; }
`;

export const Viewport = styled(Toast.Viewport)`
  position: fixed;
  z-index: 100;
  bottom: 0;
  right: 0;
  width: 100%;
  max-width: 100vw;
  margin: 0;
  padding: ${space[16]};
  list-style: none;
  outline: none;
  ${from.tablet} {
    max-width: 420px;
  }
`;

export const Card = styled(Toast.Root)<{ $variant: 'default' | 'destructive' }>`
  position: relative;
  display: grid;
  gap: ${space[4]};
  padding: ${space[16]} ${space[48]} ${space[16]} ${space[16]};
  border-radius: ${radius.medium};
  background: ${({ $variant }) => ($variant === 'destructive' ? color.dangerSoft : color.surfaceRaised)};
  box-shadow:
    inset 0 0 0 1px ${({ $variant }) => ($variant === 'destructive' ? color.danger : color.lineStrong)},
    0 16px 40px ${color.shadow};
  animation: ${arrive} 200ms ease-out;
  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
  &[data-swipe='cancel'] {
    transform: translateX(0);
    transition: transform 200ms ease-out;
  }
  &[data-swipe='end'] {
    opacity: 0;
  }
  ${reducedMotion} {
    animation: none;
  }
`;

export const Title = styled(Toast.Title)`
  font-weight: 700;
`;

export const Description = styled(Toast.Description)`
  color: ${color.text};
`;

export const Close = styled(Toast.Close)`
  ${iconButton}
  position: absolute;
  top: 6px;
  right: 6px;
  display: grid;
  border-radius: ${radius.small};
  color: ${color.textMuted};
  &:hover {
    color: ${color.text};
  }
`;
