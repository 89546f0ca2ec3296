import { styled } from 'styled-components';
import { color, fontSize, from, measure, radius, space } from '#shared/theme/theme.js';

export const Head = styled.div`
  padding-block: ${space[8]} ${space[24]};
`;

export const Title = styled.h1`
  margin: ${space[8]} 0 0;
  font-size: ${fontSize.display};
  letter-spacing: -0.025em;
`;

export const Intro = styled.p`
  max-width: ${measure.text};
  margin: ${space[8]} 0 0;
  font-size: ${fontSize.base};
  color: ${color.textMuted};
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) 320px;
    align-items: start;
    gap: ${space[24]};
  }
`;

export const BoardPanel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  min-width: 0;
  padding: ${space[16]} ${space[12]};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: 0 0 0 1px ${color.line};
  ${from.tablet} {
    padding: ${space[24]};
  }
  [role='tabpanel'] {
    min-width: 0;
  }
`;

/** The picker, and the links to the selected game. */
export const ChosenGame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space[12]};
`;

export const PeriodHint = styled.p`
  margin: 0 0 ${space[12]};
  font-size: ${fontSize.medium};
  color: ${color.textMuted};
`;

/** Panels beside the board; below it on phones, two by two on medium screens. */
export const SidePanel = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  min-width: 0;
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[24]};
    > section {
      padding: ${space[24]} ${space[16]};
    }
  }
`;
