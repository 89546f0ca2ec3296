import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '#ui/buttons/copy-button.js';
import { TextField } from '#ui/fields/text-field.js';
import { Stack } from '#ui/layout.js';
import { Panel, PanelText, PanelTitle } from '#ui/page/panel.js';

/** The address of a game's page, to be copied. */
export function GameLink({ url }: { url: string }): ReactNode {
  const { t } = useTranslation('studio');
  return (
    <Panel aria-labelledby="game-link">
      <PanelTitle id="game-link">{t('share.link')}</PanelTitle>
      <PanelText>{t('share.linkText')}</PanelText>
      <Stack $gap={12} $above={16} $align="start">
        <TextField
          readOnly
          label={t('share.linkLabel')}
          value={url}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <CopyButton text={url} label={t('share.copyLink')} />
      </Stack>
    </Panel>
  );
}
