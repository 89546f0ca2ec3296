import { styled } from 'styled-components';
import { color, measure, radius } from '../../shared/theme/theme.js';

export const Page = styled.main`
  width: 100%;
  max-width: ${measure.page};
  margin-inline: auto;
  padding: 16px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
`;

export const Settings = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export const Part = styled.section`
  padding: 16px;
  background: ${color.ground};
`;

export const PartTitle = styled.h2`
  margin: 0 0 12px;
  font-size: 1.25rem;
`;

export const Examples = styled.div`
  display: grid;
  gap: 14px;
`;

export const Shown = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px 14px;
  min-width: 0;
`;

export const Wide = styled.div`
  margin: 0;
  padding: 0;
  list-style: none;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: 16px;
  align-items: start;
`;

export const What = styled.p`
  margin: 0 0 6px;
  font-size: 0.8125rem;
  color: ${color.textMuted};
`;

export const Swatches = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
  gap: 6px;
`;

export const Swatch = styled.div`
  min-height: 40px;
  padding: 4px 8px;
  border-radius: ${radius.small};
  box-shadow: inset 0 0 0 1px ${color.line};
  font-size: 0.75rem;
  line-height: 1.35;
`;
