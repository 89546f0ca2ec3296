import { styled } from 'styled-components';
import { color, fontSize, from, measure, radius, space } from '#shared/theme/theme.js';

/** As large with a game as without. */
export const TvScreen = styled.div`
  display: grid;
  align-items: center;
  overflow: hidden;
  height: min(520px, 78dvh);
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: 0 0 0 1px ${color.line};
  ${from.tablet} {
    height: min(620px, 72dvh);
  }
`;

export const Caption = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[16]};
  min-height: ${measure.target};
  margin-top: ${space[8]};
  font-size: ${fontSize.base};
  font-variant-numeric: tabular-nums;
`;

/** Other runs: who plays which game. */
export const Others = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr));
  gap: ${space[8]};
  margin: ${space[12]} 0 0;
  padding: 0;
  list-style: none;
  a {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space[8]};
    min-height: ${measure.target};
    padding: ${space[8]} ${space[12]};
    border-radius: ${radius.medium};
    background: ${color.surface};
    box-shadow: 0 0 0 1px ${color.line};
    color: ${color.text};
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a:hover {
    background: ${color.surfaceHover};
  }
  a[aria-current] {
    box-shadow: 0 0 0 2px ${color.accent};
  }
  small {
    font-size: ${fontSize.medium};
    color: ${color.textMuted};
  }
`;
