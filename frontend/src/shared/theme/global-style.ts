import { createGlobalStyle } from 'styled-components';
import { color, font, still } from './theme.js';

export const GlobalStyle = createGlobalStyle`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html {
    -webkit-text-size-adjust: 100%;
    scrollbar-gutter: stable;
    /* The header stays; what is jumped to must not hide below it. */
    scroll-padding-top: 88px;
  }
  body {
    margin: 0;
    min-width: 320px;
    font-family: ${font.body};
    font-size: 1rem;
    line-height: 1.5;
    color: ${color.text};
    background-color: ${color.ground};
    -webkit-font-smoothing: antialiased;
  }
  #root {
    /* The hero's ground is as wide as the window, scroll bar included. */
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
    /* The longest word, in German and in letters of twice the size, goes on in the next line. */
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
  ${still} {
    * {
      scroll-behavior: auto !important;
    }
  }
`;
