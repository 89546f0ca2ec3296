import type { GameDto } from '@gamegeek/contracts/games/game.dto.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DtoForm } from '#shared/forms/use-dto-form.js';
import { TextAreaField } from '#ui/fields/text-area-field.js';
import { TextField } from '#ui/fields/text-field.js';
import { Panel, PanelTitle } from '#ui/page/panel.js';
import { CategoryField } from './category-field.js';
import { PanelFields } from './game-form.styles.js';
import { TagField } from '../components/tag-field.js';

/** Name, description, categories and tags. */
export function AboutFields({ form }: { form: DtoForm<GameDto> }): ReactNode {
  const { t } = useTranslation('authoring');
  return (
    <Panel aria-labelledby="about-game">
      <PanelTitle id="about-game">{t('game.about')}</PanelTitle>
      <PanelFields>
        <TextField
          {...form.field('name')}
          aria-required
          label={t('required', { label: t('game.name') })}
          autoComplete="off"
        />
        <TextAreaField
          {...form.field('description')}
          aria-required
          label={t('required', { label: t('game.description') })}
        />
        <CategoryField control={form.control} />
        <TagField control={form.control} />
      </PanelFields>
    </Panel>
  );
}
