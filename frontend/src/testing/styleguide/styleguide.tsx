import type { ReactNode } from 'react';
import { LanguageSelect } from '#app/layout/settings/language-select.js';
import { ThemeSelect } from '#app/layout/settings/theme-select.js';
import { Row } from '#ui/layout.js';
import { Toasts } from '#ui/toasts/toasts.js';
import { Actions } from './parts/actions.js';
import { Boards } from './parts/boards.js';
import { Cards } from './parts/cards.js';
import { Colors } from './parts/colors.js';
import { Fields } from './parts/fields.js';
import { Overlays } from './parts/overlays.js';
import { Scales } from './parts/scales.js';
import { States } from './parts/states.js';
import { Page } from './styleguide.styles.js';

/** Every shared part in every state, in the theme and language selected at the top. */
export function Styleguide(): ReactNode {
  return (
    <Page>
      <h1>Styleguide</h1>
      <Row $gap={8}>
        <ThemeSelect />
        <LanguageSelect />
      </Row>
      <Colors />
      <Scales />
      <Actions />
      <Fields />
      <Boards />
      <Cards />
      <States />
      <Overlays />
      <Toasts />
    </Page>
  );
}
