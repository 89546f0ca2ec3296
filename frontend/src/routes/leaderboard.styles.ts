import { styled } from 'styled-components';
import { color, from, radius, space } from '#shared/theme/theme.js';

export const Head = styled.div`
  padding-block: ${space[8]} ${space[24]};
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
