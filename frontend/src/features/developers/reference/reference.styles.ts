import { styled } from 'styled-components';
import { color, fontSize, from, measure, space } from '#shared/theme/theme.js';

export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
  ${from.desktop} {
    grid-template-columns: 190px minmax(0, 1fr);
    gap: ${space[32]};
  }
`;

export const Contents = styled.nav`
  ${from.desktop} {
    position: sticky;
    top: 88px;
    align-self: start;
    max-height: calc(100vh - 112px);
    overflow-y: auto;
  }
`;

export const ContentsList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[16]};
  margin: 0;
  padding: 0;
  list-style: none;
  ${from.desktop} {
    display: grid;
  }
`;

export const ContentsLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${measure.target};
  color: ${color.textMuted};
  text-decoration: none;
  &:hover {
    color: ${color.text};
    text-decoration: underline;
  }
  ${from.desktop} {
    min-height: 36px;
  }
`;

export const Main = styled.div`
  min-width: 0;
`;

export const Filter = styled.div`
  max-width: 520px;
`;

export const Found = styled.p`
  min-height: 1.5em;
  margin: ${space[8]} 0 0;
  font-size: ${fontSize.medium};
  color: ${color.textMuted};
`;

/** Rendered when scrolled near: all at once would block a slow phone. */
export const Group = styled.section`
  margin: ${space[32]} -${space[8]} 0;
  /* Room for focus outlines, because nothing is painted outside. */
  padding-inline: ${space[8]};
  content-visibility: auto;
  contain-intrinsic-size: auto 700px;
`;

export const Waiting = styled.div`
  display: grid;
  gap: ${space[8]};
  padding-top: ${space[8]};
  @media (scripting: none) {
    display: none;
  }
`;
