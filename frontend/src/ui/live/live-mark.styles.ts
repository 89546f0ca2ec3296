import { keyframes, styled } from 'styled-components';
import type { LiveStatus } from '#shared/live/live-topic.js';
import { color, fontSize, radius, reducedMotion, space } from '#shared/theme/theme.js';

const pulse = keyframes`
  0% { transform: scale(1); opacity: 0.7; }
  70%, 100% { transform: scale(2.6); opacity: 0; }
`;

export const Mark = styled.span<{ $status: LiveStatus | undefined }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  min-height: 24px;
  font-size: ${fontSize.medium};
  font-weight: 600;
  white-space: nowrap;
  color: ${({ $status }) => ($status === 'live' || $status === 'periodic' ? color.accent : color.record)};
  /* Until the state is known, the usual one has its room, so that titles beside it do not wrap later. */
  &:empty::before {
    content: attr(data-room);
    padding-left: ${space[16]};
    visibility: hidden;
  }
`;

export const Dot = styled.span<{ $status: LiveStatus }>`
  position: relative;
  width: 8px;
  height: 8px;
  border-radius: ${radius.round};
  background: currentColor;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    background: currentColor;
    animation: ${pulse} 2s ease-out infinite;
    ${reducedMotion} {
      animation: none;
      opacity: 0;
    }
  }
`;
