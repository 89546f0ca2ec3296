import { styled } from 'styled-components';
import { color, radius } from '../../../shared/theme/theme.js';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding-top: 24px;
`;

/** The introduction or the result of a form. */
export const Text = styled.p`
  margin: 0;
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

/** Explains why the visitor was redirected here. */
export const Note = styled.p`
  margin: 0 0 16px;
  padding: 10px 14px;
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
`;

/** Secondary actions below the form. */
export const Aside = styled.div`
  display: grid;
  justify-items: center;
  gap: 4px;
  padding-top: 12px;
`;

/** Shown in place of a completed form. */
export const Outcome = styled.div`
  display: grid;
  gap: 20px;
`;
