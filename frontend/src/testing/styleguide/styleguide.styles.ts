import { styled } from 'styled-components';
import { color, fontSize, measure, radius, space } from '#shared/theme/theme.js';

export const Page = styled.main`
  width: 100%;
  max-width: ${measure.page};
  margin-inline: auto;
  padding: ${space[16]};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
`;

export const Part = styled.section`
  padding: ${space[16]};
  background: ${color.ground};
`;

export const Shown = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[12]};
  min-width: 0;
`;

export const Wide = styled.div`
  margin: 0;
  padding: 0;
  list-style: none;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: ${space[16]};
  align-items: start;
`;

export const Swatches = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
  gap: ${space[8]};
`;

export const Swatch = styled.div`
  min-height: 40px;
  padding: ${space[4]} ${space[8]};
  border-radius: ${radius.small};
  box-shadow: inset 0 0 0 1px ${color.line};
  font-size: ${fontSize.small};
  line-height: 1.35;
`;
