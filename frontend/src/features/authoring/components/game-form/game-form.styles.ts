import { styled } from 'styled-components';
import { from } from '../../../../shared/theme/theme.js';
import { Button } from '../../../../shared/ui/button/button.js';
import { Fields } from '../form.styles.js';

export const PanelFields = styled(Fields)`
  margin-top: 16px;
`;

/** A choice, and beside it the button that adds to it; on a phone below it. */
export const ChoiceLine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) 13.5rem;
  }
`;

/** On the line of the control, which has its label above. */
export const AddButton = styled(Button)`
  ${from.tablet} {
    height: 48px;
    margin-top: 29px;
    padding-inline: 12px;
  }
  &&[aria-disabled='true'] {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;
