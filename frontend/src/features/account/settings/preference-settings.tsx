import { THEMES } from '@gamegeek/contracts/preferences/preferences.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isLanguage, LANGUAGES } from '#shared/i18n/languages.js';
import { choosePreferences } from '#shared/preferences/choose-preferences.js';
import { useThemeChoice } from '#shared/theme/theme-choice.js';
import { Stack } from '#ui/layout.js';
import { Panel, PanelHead, PanelText, PanelTitle } from '#ui/page/panel.js';
import { ChoiceField } from './choice-field.js';

/** Language and theme, read from the page, which shows the current choice. */
export function PreferenceSettings(): ReactNode {
  const { t, i18n } = useTranslation('account');
  const theme = useThemeChoice((state) => state.choice);
  return (
    <Panel aria-labelledby="preferences">
      <PanelHead>
        <div>
          <PanelTitle id="preferences">{t('preferences.title')}</PanelTitle>
          <PanelText>{t('preferences.intro')}</PanelText>
        </div>
      </PanelHead>
      <Stack $gap={24}>
        <ChoiceField
          label={t('preferences.language')}
          choices={Object.entries(LANGUAGES).map(([value, text]) => ({ value, text, lang: value }))}
          value={i18n.language}
          onChoose={(language) => isLanguage(language) && void choosePreferences({ language })}
        />
        <ChoiceField
          label={t('preferences.theme')}
          choices={THEMES.map((value) => ({ value, text: t(`preferences.${value}`) }))}
          value={theme}
          onChoose={(chosen) => {
            const theme = THEMES.find((known) => known === chosen);
            if (theme) void choosePreferences({ theme });
          }}
        />
      </Stack>
    </Panel>
  );
}
