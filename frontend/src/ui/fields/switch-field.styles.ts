import { styled } from 'styled-components';
import { color, measure, radius, reducedMotion, space } from '#shared/theme/theme.js';

export const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[16]};
  min-height: 56px;
  padding-block: ${space[8]};
`;

export const Texts = styled.div`
  min-width: 0;
`;

export const Label = styled.label`
  font-weight: 600;
  cursor: pointer;
`;

export const Thumb = styled.span`
  position: absolute;
  top: 12px;
  left: 4px;
  width: 20px;
  height: 20px;
  border-radius: ${radius.round};
  background: ${color.textMuted};
  transition:
    transform 140ms ease-out,
    background-color 140ms;
  ${reducedMotion} {
    transition: none;
  }
`;

/** The track is 28 px high; the button is 44 px for touch. */
export const Track = styled.button`
  position: relative;
  flex: none;
  width: 52px;
  height: ${measure.target};
  padding: 0;
  border: 0;
  border-radius: ${radius.medium};
  background: transparent;
  cursor: pointer;
  &::before {
    content: '';
    position: absolute;
    inset: 8px 0;
    border-radius: ${radius.round};
    background: ${color.surfaceRaised};
    box-shadow: inset 0 0 0 1px ${color.lineStrong};
  }
  &[aria-checked='true']::before {
    background: ${color.accent};
    box-shadow: none;
  }
  &[aria-checked='true'] ${Thumb} {
    transform: translateX(24px);
    background: ${color.onAccent};
  }
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;
