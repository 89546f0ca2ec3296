import { styled } from 'styled-components';
import { color, from, measure } from '../../../shared/theme/theme.js';

/** The column that forms stand in; never so wide that an eye loses the line. */
export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  max-width: 760px;
  margin-inline: auto;
`;

export const Heading = styled.h1`
  margin: 8px 0 0;
  font-size: clamp(1.75rem, 6vw, 2.5rem);
  letter-spacing: -0.02em;
  overflow-wrap: anywhere;
`;

export const Intro = styled.p`
  max-width: ${measure.text};
  margin: 12px 0 0;
  color: ${color.textMuted};
  text-wrap: pretty;
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

export const Actions = styled.div`
  display: grid;
  gap: 10px;
  ${from.tablet} {
    display: flex;
    flex-wrap: wrap;
  }
`;
