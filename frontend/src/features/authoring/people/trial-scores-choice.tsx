import { TRIAL_SCORES_CHOICES, type TrialScoresChoice as Choice } from '@gamegeek/contracts/games/game-status.js';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '#ui/layout.js';
import { Group } from '../game-form/category-field.styles.js';
import { Answer } from '../game-form/launch-field.styles.js';

interface TrialScoresChoiceProps {
  value: Choice;
  onChange: (choice: Choice) => void;
}

/** Asks what becomes of the trial scores when a game is listed. */
export function TrialScoresChoice({ value, onChange }: TrialScoresChoiceProps): ReactNode {
  const { t } = useTranslation('people');
  const name = useId();
  return (
    <Group>
      <legend>{t('trialScores.legend')}</legend>
      <Stack $gap={8}>
        {TRIAL_SCORES_CHOICES.toReversed().map((choice) => (
          <Answer key={choice}>
            <input type="radio" name={name} checked={choice === value} onChange={() => onChange(choice)} />
            {t(`trialScores.${choice}`)}
          </Answer>
        ))}
      </Stack>
    </Group>
  );
}
