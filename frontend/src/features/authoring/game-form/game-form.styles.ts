import { styled } from 'styled-components';
import { from, space } from '#shared/theme/theme.js';
import { Button } from '#ui/buttons/button.js';
import { Fields } from '../components/form.styles.js';

export const PanelFields = styled(Fields)`
  margin-top: ${space[16]};
`;

/** A select with the button that adds an option beside it, or below it on phones. */
export const ChoiceLine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) 13.5rem;
  }
`;

/** Aligned with the control, whose label is above. */
export const AddButton = styled(Button)`
  ${from.tablet} {
    height: 48px;
    margin-top: ${space[24]};
    padding-inline: ${space[12]};
  }
  &&[aria-disabled='true'] {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;
