import { styled } from 'styled-components';
import { color, measure, radius, space } from '#shared/theme/theme.js';

export const Page = styled.main`
  width: 100%;
  max-width: ${measure.page};
  margin-inline: auto;
  padding: ${space[16]};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
`;

export const Settings = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
`;

export const Part = styled.section`
  padding: ${space[16]};
  background: ${color.ground};
`;

export const PartTitle = styled.h2`
  margin: 0 0 ${space[12]};
  font-size: 1.25rem;
`;

export const Examples = styled.div`
  display: grid;
  gap: ${space[14]};
`;

export const Shown = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[10]} ${space[14]};
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

export const What = styled.p`
  margin: 0 0 ${space[6]};
  font-size: 0.8125rem;
  color: ${color.textMuted};
`;

export const Swatches = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
  gap: ${space[6]};
`;

export const Swatch = styled.div`
  min-height: 40px;
  padding: ${space[4]} ${space[8]};
  border-radius: ${radius.small};
  box-shadow: inset 0 0 0 1px ${color.line};
  font-size: 0.75rem;
  line-height: 1.35;
`;
