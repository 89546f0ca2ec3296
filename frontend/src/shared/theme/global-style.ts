import { createGlobalStyle } from 'styled-components';
import { color, font, fontSize, low, reducedMotion } from './theme.js';

export const GlobalStyle = createGlobalStyle`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html {
    -webkit-text-size-adjust: 100%;
    scrollbar-gutter: stable;
    /* Targets of links must not be hidden by the sticky header. */
    scroll-padding-top: 88px;
  }
  ${low} {
    /* The header is not sticky here, and nothing may scroll the stage out of the window. */
    html:has([data-game-running]) {
      scroll-padding-top: 0;
    }
  }
  body {
    margin: 0;
    min-width: 320px;
    font-family: ${font.body};
    font-size: ${fontSize.base};
    line-height: 1.5;
    color: ${color.text};
    background-color: ${color.ground};
    -webkit-font-smoothing: antialiased;
  }
  #root {
    /* The hero's background is as wide as the window including the scroll bar. */
    overflow-x: clip;
    min-height: 100vh;
    min-height: 100dvh;
    display: flex;
    flex-direction: column;
  }
  h1, h2, h3 {
    line-height: 1.2;
    font-weight: 700;
    text-wrap: balance;
    /* Long German words at twice the font size wrap. */
    overflow-wrap: break-word;
  }
  a {
    color: ${color.accent};
  }
  :focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  main:focus, h1:focus, [tabindex='-1']:focus {
    outline: none;
  }
  ::selection {
    background: ${color.accent};
    color: ${color.onAccent};
  }
  ${reducedMotion} {
    * {
      scroll-behavior: auto !important;
    }
  }
`;
