import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import 'virtual:theme.css';
import '#shared/theme/fonts.css';
import { Providers } from '#app/providers.js';
import { NAMESPACES } from '#app/namespaces.js';
import { startI18n } from '#shared/i18n/i18n.js';
import { statedLanguage } from '#shared/i18n/languages.js';
import { LiveClient } from '#shared/live/live-client.js';
import { FakeTransport } from '../fake-transport.js';
import { Styleguide } from './styleguide.js';
import { loadTexts } from '#shared/i18n/i18n.js';

const root = document.getElementById('root');
if (!root) throw new Error('styleguide.html has no #root');

// Fonts that load after the first paint would make screenshots differ.
const fonts = [...document.fonts].map((face) => face.load().catch(() => undefined));
await Promise.all([...fonts, startI18n(statedLanguage(), NAMESPACES), loadTexts('games', 'models', 'players')]);

createRoot(root).render(
  <Providers live={new LiveClient(new FakeTransport().create)}>
    <MemoryRouter>
      <Styleguide />
    </MemoryRouter>
  </Providers>,
);
