import { styled } from 'styled-components';
import { color, fontSize, radius, space } from '#shared/theme/theme.js';

export const Prompt = styled.pre`
  margin: ${space[12]} 0 0;
  padding: ${space[16]};
  border-radius: ${radius.medium};
  background: ${color.ground};
  box-shadow: 0 0 0 1px ${color.line};
  font-size: ${fontSize.medium};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  max-width: 460px;
  margin-top: ${space[24]};
`;

export const Scopes = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    font-size: ${fontSize.medium};
    font-weight: 600;
  }
`;

export const List = styled.ul`
  margin: ${space[16]} 0 0;
  padding: 0;
  list-style: none;
`;

export const Item = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[16]};
  padding-block: ${space[12]};
  border-top: 1px solid ${color.line};
  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
