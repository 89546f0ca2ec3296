import { GameDto } from '@gamegeek/contracts/games/game.dto.js';
import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { canBePlayed } from '@gamegeek/rules/can-be-played.js';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { SubmitButton } from '#shared/forms/submit-button.js';
import { useDtoForm } from '#shared/forms/use-dto-form.js';
import { space } from '#shared/theme/theme.js';
import { SwitchField } from '#ui/fields/switch-field.js';
import { TextAreaField } from '#ui/fields/text-area-field.js';
import { Panel, PanelText, PanelTitle } from '#ui/page/panel.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { Actions, Form } from './form.styles.js';
import { CategoryField } from '../game-form/category-field.js';
import { valuesOf } from '../game-values.js';
import { updateGame } from '../queries.js';
import { useFailureToast } from '../use-failure-toast.js';

const MISSING = ['description', 'categories', 'ai_integration_details'] as const;

/** Lists a draft, and asks for what visitors will read and is missing. */
export function PublishGame({ game }: { game: Game }): ReactNode {
  const { t } = useTranslation('authoring');
  const notify = useNotify();
  const failureToast = useFailureToast();
  // A field stays while it is filled in.
  const [missing] = useState(() => MISSING.filter((name) => game[name].length === 0));
  const [keepsScores, setKeepsScores] = useState(false);
  const form = useDtoForm(GameDto, {
    defaultValues: { ...valuesOf(game), status: 'listed', active: true },
    fields: MISSING,
    send: async (values) => {
      const { description, categories, ai_integration_details } = values;
      const texts = { description, categories, ai_integration_details };
      await updateGame(game.id, { ...texts, status: 'listed', trial_scores: keepsScores ? 'keep' : 'clear' });
      notify.done(t('publishing.published'), game.name);
    },
    onError: (error) => failureToast(t('publishing.failed'), error),
  });

  return (
    <Panel aria-labelledby="publish-game">
      <PanelTitle id="publish-game">{t('publishing.title')}</PanelTitle>
      <PanelText>{t('publishing.intro')}</PanelText>
      {!canBePlayed(game) && <PanelText>{t('publishing.notPlayable')}</PanelText>}
      {missing.length > 0 && <PanelText>{t('publishing.missing')}</PanelText>}
      <PublishForm {...form.attributes} aria-labelledby="publish-game">
        {missing.includes('description') && (
          <TextAreaField
            {...form.field('description')}
            aria-required
            label={t('required', { label: t('game.description') })}
          />
        )}
        {missing.includes('categories') && <CategoryField control={form.control} />}
        {missing.includes('ai_integration_details') && (
          <TextAreaField
            {...form.field('ai_integration_details')}
            aria-required
            label={t('required', { label: t('game.aiDetails') })}
            hint={t('game.aiDetailsHint')}
          />
        )}
        <SwitchField
          label={t('publishing.keepScores')}
          hint={t('publishing.keepScoresHint')}
          checked={keepsScores}
          onChange={setKeepsScores}
        />
        <Actions>
          <SubmitButton form={form} sending={t('ui.sending')}>
            {t('publishing.publish')}
          </SubmitButton>
        </Actions>
      </PublishForm>
    </Panel>
  );
}

const PublishForm = styled(Form)`
  margin-top: ${space[16]};
`;
