import type { GameDto } from '@gamegeek/contracts/games/game.dto.js';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ToggleField } from '#shared/forms/toggle-field.js';
import type { DtoForm } from '#shared/forms/use-dto-form.js';
import { TextField } from '#ui/fields/text-field.js';
import { Panel, PanelTitle } from '#ui/page/panel.js';
import { FrameFields } from './frame-fields.js';
import { PanelFields } from './game-form.styles.js';
import { LaunchField } from './launch-field.js';

interface LinkFieldsProps {
  form: DtoForm<GameDto>;
  /** It has buttons for its visibility. */
  isDraft: boolean;
}

/** Where the game is and how it opens, further links, and visibility. */
export function LinkFields({ form, isDraft }: LinkFieldsProps): ReactNode {
  const { t } = useTranslation('authoring');
  const launch = useWatch({ control: form.control, name: 'launch' });
  const address = { type: 'url', inputMode: 'url', autoComplete: 'off' } as const;
  return (
    <Panel aria-labelledby="game-links">
      <PanelTitle id="game-links">{t('game.links')}</PanelTitle>
      <PanelFields>
        <TextField
          {...form.field('game_url')}
          {...address}
          label={t('optional', { label: t('game.gameUrl') })}
          hint={t('game.gameUrlHint')}
        />
        <LaunchField control={form.control} />
        {(launch === 'embed' || launch === 'hosted') && <FrameFields form={form} />}
        <TextField {...form.field('github_url')} {...address} label={t('optional', { label: t('game.github') })} />
        <TextField
          {...form.field('documentation_url')}
          {...address}
          label={t('optional', { label: t('game.documentation') })}
        />
        {!isDraft && (
          <ToggleField control={form.control} name="active" label={t('game.active')} hint={t('game.activeHint')} />
        )}
      </PanelFields>
    </Panel>
  );
}
