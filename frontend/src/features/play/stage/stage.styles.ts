import type { FrameSize } from '@gamegeek/contracts/games/game-frame.js';
import { css, styled } from 'styled-components';
import { color, fontSize, from, low, measure, radius, reducedMotion, space } from '#shared/theme/theme.js';
import { VisuallyHidden } from '#ui/visually-hidden.js';

/** A running game fills a phone below the header, from edge to edge, and a low window as a whole, with its bar. */
export const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr) auto;
  min-width: 0;
  overflow: hidden;
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: 0 0 0 1px ${color.line};
  /* Closer to the header than other link targets, because phones have little height. */
  scroll-margin-top: -16px;
  &[data-game-running] {
    height: calc(100dvh - ${measure.header} - 8px);
    margin-inline: -${space[16]};
    border-radius: 0;
    ${from.tablet} {
      height: auto;
      margin-inline: 0;
      border-radius: ${radius.large};
    }
    ${low} {
      height: 100dvh;
      border-radius: 0;
      scroll-margin-top: 0;
    }
  }
  &:fullscreen {
    border-radius: 0;
  }
`;

/** The game takes what its bar leaves. */
const filling = css`
  aspect-ratio: auto;
  min-height: 0;
  max-height: none;
`;

/** On wide screens it has the proportions of the game. */
export const Screen = styled.div<{ $running: boolean; $ratio: string }>`
  position: relative;
  display: grid;
  overflow: hidden;
  /* Without an explicit width, the minimum height would set one through the aspect ratio, wider than a phone. */
  width: 100%;
  aspect-ratio: 4 / 3;
  min-height: 300px;
  ${({ $running }) => $running && filling}
  /* Keys that the game does not use must not scroll the page. */
  &:focus-within {
    overscroll-behavior: contain;
  }
  ${from.tablet} {
    aspect-ratio: ${({ $ratio }) => $ratio};
    max-height: calc(100dvh - ${measure.header} - 110px);
  }
  ${low} {
    ${({ $running }) => $running && filling}
  }
  ${Box}:fullscreen & {
    ${filling}
  }
`;

/** A game of fixed size is scaled; a game for upright phones is upright on wide screens too. */
export const GameFrame = styled.iframe<{ $size: FrameSize | undefined; $upright: boolean }>`
  display: block;
  width: 100%;
  height: 100%;
  border: 0;
  background: ${color.ground};
  ${({ $upright }) =>
    $upright &&
    css`
      ${from.tablet} {
        justify-self: center;
        width: auto;
        max-width: 100%;
        aspect-ratio: 9 / 16;
      }
    `}
  ${({ $size }) =>
    $size &&
    css`
      position: absolute;
      top: 50%;
      left: 50%;
      width: ${$size.width}px;
      height: ${$size.height}px;
      transform: translate(-50%, -50%) scale(var(--scale, 0));
    `}
`;

/** Shown on phones that are not held as the game needs it. */
export const TurnHint = styled.p<{ $for: 'portrait' | 'landscape' }>`
  display: none;
  @media (hover: none) and (orientation: ${({ $for }) => ($for === 'portrait' ? 'landscape' : 'portrait')}) {
    display: block;
  }
`;

/** The picture behind the play button. */
export const Cover = styled.div`
  position: absolute;
  inset: 0;
  > * {
    width: 100%;
    height: 100%;
    aspect-ratio: auto;
  }
`;

export const Curtain = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: radial-gradient(closest-side, ${color.shadow}, transparent);
`;

export const PlayButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[12]};
  min-height: 72px;
  padding: ${space[12]} ${space[32]} ${space[12]} ${space[32]};
  border: 0;
  border-radius: ${radius.round};
  background: ${color.accent};
  color: ${color.onAccent};
  font: inherit;
  font-size: ${fontSize.large};
  font-weight: 700;
  text-decoration: none;
  cursor: pointer;
  box-shadow:
    0 0 0 6px ${color.glow},
    0 12px 40px ${color.shadow};
  transition:
    transform 160ms,
    background-color 120ms;
  svg {
    fill: currentColor;
  }
  &:hover {
    background: ${color.accentHover};
    transform: scale(1.04);
  }
  &:active {
    transform: scale(0.98);
  }
  &:focus-visible {
    outline: 3px solid ${color.text};
    outline-offset: 4px;
  }
  ${reducedMotion} {
    transition: none;
    &:hover,
    &:active {
      transform: none;
    }
  }
`;

export const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[12]};
  min-height: 52px;
  padding: ${space[4]} ${space[8]} ${space[4]} ${space[16]};
  ${low} {
    flex-wrap: nowrap;
    min-height: ${measure.target};
    padding-block: 0;
  }
`;

export const Message = styled.div`
  display: flex;
  flex: 1 1 12rem;
  align-items: center;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[12]};
  min-width: 0;
  font-size: ${fontSize.medium};
  color: ${color.textMuted};
  p {
    margin: 0;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  a,
  button {
    flex: none;
    max-width: 100%;
    font-weight: 600;
  }
  ${low} {
    flex-wrap: nowrap;
    p {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`;

/** On a phone, whose game needs the room, the links beside it have to do. */
export const GuestLine = styled(VisuallyHidden)`
  ${from.tablet} {
    position: static;
    width: auto;
    height: auto;
    clip-path: none;
    white-space: normal;
  }
`;

/** How many watch the player; on phones for screen readers only. */
export const WatcherCount = styled(GuestLine)`
  ${from.tablet} {
    align-self: center;
    padding-inline: ${space[8]};
    font-size: ${fontSize.medium};
    color: ${color.textMuted};
  }
`;

export const Tools = styled.div`
  display: flex;
  flex: none;
  margin-left: auto;
`;

const tool = css`
  display: grid;
  place-items: center;
  width: ${measure.target};
  height: ${measure.target};
  padding: 0;
  border: 0;
  border-radius: ${radius.medium};
  background: transparent;
  color: ${color.text};
  cursor: pointer;
  &:hover {
    background: ${color.surfaceRaised};
  }
`;

export const Tool = styled.button`
  ${tool}
`;

/** A link inside a message, high enough for touch. */
export const MessageLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${measure.target};
`;

export const MessageButton = styled.button`
  min-height: ${measure.target};
  padding: 0;
  border: 0;
  background: none;
  color: ${color.accent};
  font: inherit;
  text-decoration: underline;
  cursor: pointer;
`;
