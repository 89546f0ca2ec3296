import { styled } from 'styled-components';
import { color, radius } from '../../../shared/theme/theme.js';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding-top: 24px;
`;

/** What a form asks for, or what has come of it. */
export const Text = styled.p`
  margin: 0;
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

/** A sentence that explains why the visitor stands here. */
export const Note = styled.p`
  margin: 0 0 16px;
  padding: 10px 14px;
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
`;

/** What else can be done here, below the one thing that the form is for. */
export const Aside = styled.div`
  display: grid;
  justify-items: center;
  gap: 4px;
  padding-top: 12px;
`;

/** What stands in place of a form that has nothing to ask any more. */
export const Outcome = styled.div`
  display: grid;
  gap: 20px;
`;
