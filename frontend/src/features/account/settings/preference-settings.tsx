import { THEMES } from '@gamegeek/contracts/preferences/preferences.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isLanguage, LANGUAGES } from '#shared/i18n/languages.js';
import { savePreferences, usePreferences } from '#shared/preferences/account-preferences.js';
import { choosePreferences } from '#shared/preferences/choose-preferences.js';
import { useThemeChoice } from '#shared/theme/theme-choice.js';
import { SwitchField } from '#ui/fields/switch-field.js';
import { Stack } from '#ui/layout.js';
import { Panel, PanelHead, PanelText, PanelTitle } from '#ui/page/panel.js';
import { Skeleton } from '#ui/skeleton.js';
import { ChoiceField } from './choice-field.js';

/** Language and theme, read from the page, which shows the current choice; and whether others may watch. */
export function PreferenceSettings(): ReactNode {
  const { t, i18n } = useTranslation('account');
  const theme = useThemeChoice((state) => state.choice);
  const { preferences, isFailed } = usePreferences();
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
        {preferences && (
          <SwitchField
            label={t('preferences.shareRuns')}
            hint={t('preferences.shareRunsHint')}
            checked={preferences.share_runs}
            onChange={(isOn) => void savePreferences({ share_runs: isOn })}
          />
        )}
        {!preferences && !isFailed && <Skeleton $width="100%" $height="56px" />}
      </Stack>
    </Panel>
  );
}
