import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { color, font, fontSize, from, measure, space } from '#shared/theme/theme.js';

export const Bottom = styled.footer`
  margin-top: auto;
  padding: ${space[32]} ${space[16]} ${space[24]};
  border-top: 1px solid ${color.line};
  ${from.tablet} {
    padding-inline: ${space[24]};
  }
`;

export const Columns = styled.div`
  display: grid;
  gap: ${space[32]};
  max-width: ${measure.page};
  margin-inline: auto;
  ${from.tablet} {
    grid-template-columns: repeat(2, auto);
    justify-content: space-between;
    > :first-child {
      grid-column: 1 / -1;
    }
  }
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: ${space[32]} ${space[72]};
    > :first-child {
      grid-column: auto;
    }
  }
`;

export const Name = styled.p`
  margin: 0;
  font-family: ${font.pixel};
  font-weight: 600;
  font-size: ${fontSize.large};
`;

export const Blurb = styled.p`
  max-width: 42ch;
  margin: ${space[8]} 0 0;
  color: ${color.textMuted};
`;

export const LinkList = styled.ul`
  margin: ${space[4]} 0 0;
  padding: 0;
  list-style: none;
`;

const link = css`
  display: inline-flex;
  align-items: center;
  min-height: ${measure.target};
  color: ${color.textMuted};
  text-decoration: none;
  &:hover {
    color: ${color.text};
    text-decoration: underline;
  }
`;

export const FootLink = styled(Link)`
  ${link}
`;

export const Community = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[16]};
  margin: ${space[4]} 0 0;
  padding: 0;
  list-style: none;
`;

export const OutsideLink = styled.a`
  ${link}
  color: ${color.accent};
  font-weight: 600;
`;

export const Newsletter = styled.div`
  margin-top: ${space[16]};
`;

/** The language is on every page in sight of visitors who cannot read it: the browser's language is only a guess. */
export const Ending = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[12]} ${space[32]};
  max-width: ${measure.page};
  margin: ${space[24]} auto 0;
`;
