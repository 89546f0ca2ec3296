import { ON_DOUBT } from '@gamegeek/contracts/boards/board-settings.js';
import type { GameDto } from '@gamegeek/contracts/games/game.dto.js';
import { SCORE_ACCEPTANCES } from '@gamegeek/contracts/games/play-settings.js';
import { HELD_PER_GAME } from '@gamegeek/contracts/scores/doubts.js';
import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode, type Ref } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ToggleField } from '#shared/forms/toggle-field.js';
import type { DtoForm } from '#shared/forms/use-dto-form.js';
import { SelectField } from '#ui/fields/select-field.js';
import { Panel, PanelText, PanelTitle } from '#ui/page/panel.js';
import { PanelFields } from './game-form.styles.js';
import { hasDefaultPlay } from '../game-values.js';
import { OriginsField } from './origins-field.js';
import { Pair, PlayDisclosure } from './play-fields.styles.js';
import { WholeNumberField } from './whole-number-field.js';

interface PlayFieldsProps {
  form: DtoForm<GameDto>;
  /** Opened by the form when one of the fields is invalid. */
  disclosure: Ref<HTMLDetailsElement>;
}

/**
 * Which scores the game accepts; collapsed while the settings are the defaults. Rules for rounds are offered only where
 * they hold for all scores.
 */
export function PlayFields({ form, disclosure }: PlayFieldsProps): ReactNode {
  const { t } = useTranslation('authoring');
  const { control } = form;
  const [startsOpen] = useState(() => !hasDefaultPlay(form.getValues()));
  const [accepts = 'keys', minSeconds, needsRound, onDoubt = 'refuse'] = useWatch({
    control,
    name: ['accepts', 'min_seconds', 'needs_round', 'on_doubt'],
  });
  // Older games may have rules for rounds and accept keys.
  const hasRoundRules = accepts === 'plays' || Boolean(minSeconds) || needsRound === true;

  return (
    <Panel aria-labelledby="game-play">
      <PlayDisclosure ref={disclosure} open={startsOpen}>
        <summary>
          <PanelTitle id="game-play">{t('play.title')}</PanelTitle>
          <ChevronDown size={20} aria-hidden="true" />
        </summary>
        <PanelText>{t('play.intro')}</PanelText>
        <PanelFields>
          <SelectField
            {...form.field('accepts', {
              deps: ['min_seconds', 'needs_round'],
            })}
            label={t('play.accepts')}
            hint={t(`play.acceptsHints.${accepts}`)}
          >
            {SCORE_ACCEPTANCES.map((acceptance) => (
              <option key={acceptance} value={acceptance}>
                {t(`play.acceptances.${acceptance}`)}
              </option>
            ))}
          </SelectField>
          <Pair>
            <WholeNumberField
              form={form}
              name="min_score"
              label={t('play.minScore')}
              hint={t('play.minScoreHint')}
              deps="max_score"
            />
            <WholeNumberField form={form} name="max_score" label={t('play.maxScore')} hint={t('play.maxScoreHint')} />
          </Pair>
          {hasRoundRules ? (
            <>
              <WholeNumberField
                form={form}
                name="min_seconds"
                label={t('play.minSeconds')}
                hint={t('play.minSecondsHint')}
                deps="accepts"
              />
              <ToggleField control={control} name="needs_round" label={t('play.rounds')} hint={t('play.roundsHint')} />
            </>
          ) : (
            <PanelText>{t('play.playsNeeded')}</PanelText>
          )}
          <SelectField
            {...form.field('on_doubt')}
            label={t('play.onDoubt')}
            hint={t(`play.onDoubtHints.${onDoubt}`, { max: HELD_PER_GAME })}
          >
            {ON_DOUBT.map((choice) => (
              <option key={choice} value={choice}>
                {t(`play.onDoubts.${choice}`)}
              </option>
            ))}
          </SelectField>
          <OriginsField control={control} />
        </PanelFields>
        <PanelText>{t('play.limits')}</PanelText>
      </PlayDisclosure>
    </Panel>
  );
}
