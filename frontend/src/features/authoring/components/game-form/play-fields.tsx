import type { GameDto } from '@gamegeek/contracts/games/game.dto.js';
import { GAME_LAUNCHES, SCORE_ACCEPTANCES } from '@gamegeek/contracts/games/play-settings.js';
import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode, type Ref } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Panel, PanelText, PanelTitle } from '../../../../shared/ui/panel.js';
import { SelectField } from '../../../../shared/ui/select-field/select-field.js';
import { TextField } from '../../../../shared/ui/text-field/text-field.js';
import { ToggleField } from '../toggle-field.js';
import { PanelFields } from './game-form.styles.js';
import { hasDefaultPlay } from './game-values.js';
import { OriginsField } from './origins-field.js';
import { Pair, PlayDisclosure } from './play-fields.styles.js';
import { WholeNumberField } from './whole-number-field.js';

interface PlayFieldsProps {
  form: UseFormReturn<GameDto>;
  /** A new game accepts scores by its launch until its creator chooses. */
  isNew: boolean;
  /** Opened by the form when one of the fields is invalid. */
  disclosure: Ref<HTMLDetailsElement>;
}

/**
 * Launch and score settings; collapsed while they are the defaults. Rules for rounds are offered only where they hold for all
 * scores.
 */
export function PlayFields({ form, isNew, disclosure }: PlayFieldsProps): ReactNode {
  const { t } = useTranslation('authoring');
  const { control } = form;
  const { errors } = form.formState;
  const [startsOpen] = useState(() => !hasDefaultPlay(form.getValues()));
  const [accepts = 'keys', minSeconds, needsRound] = useWatch({
    control,
    name: ['accepts', 'min_seconds', 'needs_round'],
  });
  // Older games may have rules for rounds and accept keys.
  const hasRoundRules = accepts === 'plays' || Boolean(minSeconds) || needsRound === true;

  const [hasChosen, setChosen] = useState(false);

  function handleLaunch(): void {
    if (isNew && !hasChosen) form.setValue('accepts', runsInBrowser(form.getValues('launch')) ? 'plays' : 'keys');
  }

  return (
    <Panel aria-labelledby="game-play">
      <PlayDisclosure ref={disclosure} open={startsOpen}>
        <summary>
          <PanelTitle id="game-play">{t('play.title')}</PanelTitle>
          <ChevronDown size={20} aria-hidden="true" />
        </summary>
        <PanelText>{t('play.intro')}</PanelText>
        <PanelFields>
          <LaunchField form={form} onChange={handleLaunch} />
          <SelectField
            {...form.register('accepts', {
              deps: ['min_seconds', 'needs_round'],
              onChange: () => setChosen(true),
            })}
            label={t('play.accepts')}
            hint={t(`play.acceptsHints.${accepts}`)}
            error={errors.accepts?.message}
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
          <OriginsField control={control} />
        </PanelFields>
        <PanelText>{t('play.limits')}</PanelText>
      </PlayDisclosure>
    </Panel>
  );
}

const runsInBrowser = (launch: GameDto['launch']): boolean => launch === 'embed' || launch === 'tab';

interface LaunchFieldProps {
  form: UseFormReturn<GameDto>;
  onChange: () => void;
}

/** Only the site can make a game hosted, so the form does not offer it; a hosted game stays hosted. */
function LaunchField({ form, onChange }: LaunchFieldProps): ReactNode {
  const { t } = useTranslation('authoring');
  const launch = useWatch({ control: form.control, name: 'launch' }) ?? 'link';
  const hint = t(`play.launchHints.${launch}`);
  if (launch === 'hosted') {
    return <TextField readOnly label={t('play.launch')} value={t('play.launches.hosted')} hint={hint} />;
  }
  return (
    <SelectField
      {...form.register('launch', { deps: 'game_url', onChange })}
      label={t('play.launch')}
      hint={hint}
      error={form.formState.errors.launch?.message}
    >
      {GAME_LAUNCHES.filter((one) => one !== 'hosted').map((one) => (
        <option key={one} value={one}>
          {t(`play.launches.${one}`)}
        </option>
      ))}
    </SelectField>
  );
}
