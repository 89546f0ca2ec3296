import type { GameDto } from '@gamegeek/contracts/games/game.dto.js';
import type { ReactNode } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '#ui/fields/text-field.js';
import { Panel, PanelTitle } from '#ui/page/panel.js';
import { ToggleField } from '../components/toggle-field.js';
import { FrameFields } from './frame-fields.js';
import { PanelFields } from './game-form.styles.js';
import { LaunchField } from './launch-field.js';

/** Where the game is and how it opens, further links, and visibility. */
export function LinkFields({ form }: { form: UseFormReturn<GameDto> }): ReactNode {
  const { t } = useTranslation('authoring');
  const { errors } = form.formState;
  const launch = useWatch({ control: form.control, name: 'launch' });
  const address = { type: 'url', inputMode: 'url', autoComplete: 'off' } as const;
  return (
    <Panel aria-labelledby="game-links">
      <PanelTitle id="game-links">{t('game.links')}</PanelTitle>
      <PanelFields>
        <TextField
          {...form.register('game_url')}
          {...address}
          label={t('optional', { label: t('game.gameUrl') })}
          hint={t('game.gameUrlHint')}
          error={errors.game_url?.message}
        />
        <LaunchField control={form.control} />
        {launch === 'embed' && <FrameFields form={form} />}
        <TextField
          {...form.register('github_url')}
          {...address}
          label={t('optional', { label: t('game.github') })}
          error={errors.github_url?.message}
        />
        <TextField
          {...form.register('documentation_url')}
          {...address}
          label={t('optional', { label: t('game.documentation') })}
          error={errors.documentation_url?.message}
        />
        <ToggleField control={form.control} name="active" label={t('game.active')} hint={t('game.activeHint')} />
      </PanelFields>
    </Panel>
  );
}
