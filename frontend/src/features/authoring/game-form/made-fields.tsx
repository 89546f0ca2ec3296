import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextAreaField } from '#ui/fields/text-area-field.js';
import { Panel, PanelTitle } from '#ui/page/panel.js';
import { PanelFields } from './game-form.styles.js';
import { ModelFields, type ModelFieldsProps } from '../model-choice/model-fields.js';

/** Model, version and AI use. */
export function MadeFields(props: ModelFieldsProps): ReactNode {
  const { t } = useTranslation('authoring');
  return (
    <Panel aria-labelledby="made-game">
      <PanelTitle id="made-game">{t('game.made')}</PanelTitle>
      <PanelFields>
        <ModelFields {...props} />
        <TextAreaField
          {...props.form.field('ai_integration_details')}
          aria-required
          label={t('required', { label: t('game.aiDetails') })}
          hint={t('game.aiDetailsHint')}
        />
      </PanelFields>
    </Panel>
  );
}
