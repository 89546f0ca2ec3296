import { styled } from 'styled-components';
import { color, radius, space } from '#shared/theme/theme.js';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  padding-top: ${space[24]};
`;

/** Explains why the visitor was redirected here. */
export const Note = styled.p`
  margin: 0 0 ${space[16]};
  padding: ${space[8]} ${space[12]};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
`;

/** Secondary actions below the form. */
export const Aside = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[4]};
  padding-top: ${space[12]};
`;
