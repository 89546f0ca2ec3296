import { styled } from 'styled-components';
import { color, fontSize, from, measure, space } from '#shared/theme/theme.js';

export const Parts = styled.div`
  min-width: 0;
  /* Four labels do not fit side by side on phones and all must be visible. */
  [role='tablist'] {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    ${from.tablet} {
      display: flex;
    }
  }
  [role='tabpanel'] {
    padding-top: ${space[24]};
    ${from.desktop} {
      min-height: 320px;
    }
  }
`;

export const TabsPlace = styled.div`
  height: 97px;
  margin-bottom: ${space[24]};
  border-bottom: 1px solid ${color.line};
  ${from.tablet} {
    height: 49px;
  }
`;

export const Words = styled.p`
  max-width: ${measure.text};
  margin: 0;
  line-height: 1.65;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export const MadeWith = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[8]};
  margin: 0 0 ${space[16]};
  color: ${color.textMuted};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${measure.target};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  ${from.tablet} {
    font-size: ${fontSize.base};
  }
`;
