import { createGlobalStyle, css, keyframes, styled } from 'styled-components';
import { color, from, measure, radius, reducedMotion, space } from '#shared/theme/theme.js';
import { iconButton } from '../buttons/icon-button.styles.js';

/** The page behind a dialog does not scroll. */
export const PageScrollLock = createGlobalStyle`
  html {
    overflow: hidden;
  }
`;

const arrive = keyframes`
  from { transform: translateY(12px); opacity: 0; }
`;

const atTop = css`
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  border-radius: 0;
  ${from.tablet} {
    width: min(640px, calc(100vw - 24px));
    height: fit-content;
    max-height: calc(100dvh - 120px);
    margin: ${space[72]} auto auto;
    border-radius: ${radius.large};
  }
`;

export const Sheet = styled.dialog<{ $wide: boolean; $place: 'centre' | 'top' }>`
  width: min(${({ $wide }) => ($wide ? '1080px' : '480px')}, calc(100vw - 24px));
  max-height: calc(100dvh - 24px);
  margin: auto;
  padding: ${space[16]} ${space[16]} ${space[24]};
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 0;
  border-radius: ${radius.large};
  background: ${color.surface};
  color: ${color.text};
  box-shadow:
    inset 0 0 0 1px ${color.lineStrong},
    0 32px 80px ${color.shadow};
  animation: ${arrive} 160ms ease-out;
  /* User-chosen names may be long. */
  h2,
  p,
  li {
    overflow-wrap: anywhere;
  }
  ${from.tablet} {
    padding: ${space[24]};
  }
  ${reducedMotion} {
    animation: none;
  }
  ${({ $place }) => $place === 'top' && atTop}
  &::backdrop {
    background: ${color.shadow};
  }
`;

export const TitleLine = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[12]};
  min-height: ${measure.target};
  margin-bottom: ${space[12]};
`;

export const Close = styled.button`
  ${iconButton}
  flex: none;
  display: grid;
  margin-right: -${space[8]};
  color: ${color.textMuted};
  &:hover {
    background: ${color.surfaceRaised};
    color: ${color.text};
  }
`;

/** The buttons at the end of a dialog; full width on phones. */
export const DialogActions = styled.div`
  display: grid;
  gap: ${space[8]};
  margin-top: ${space[24]};
  ${from.tablet} {
    display: flex;
    justify-content: flex-end;
  }
`;
