import { BoardDto } from '@gamegeek/contracts/boards/board.dto.js';
import {
  BOARD_KINDS,
  BOARD_POLICIES,
  DIRECTIONS,
  MAX_DECIMALS,
  ON_DOUBT,
  type Direction,
} from '@gamegeek/contracts/boards/board-settings.js';
import { SCORE_ACCEPTANCES } from '@gamegeek/contracts/games/play-settings.js';
import { RESETS } from '@gamegeek/contracts/scores/period.js';
import { useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { DialogForm } from '#shared/forms/dialog-form.js';
import { ToggleField } from '#shared/forms/toggle-field.js';
import { useDtoForm, type DtoForm } from '#shared/forms/use-dto-form.js';
import { fontSize, measure, space } from '#shared/theme/theme.js';
import { CheckboxField } from '#ui/fields/checkbox-field.js';
import { SelectField } from '#ui/fields/select-field.js';
import { TextField } from '#ui/fields/text-field.js';
import { Stack } from '#ui/layout.js';
import { Text } from '#ui/text.js';
import { COUNTED, countedBy, slugOf, type Counted } from './board-values.js';

interface BoardFormProps {
  start: BoardDto;
  isNew: boolean;
  isMain: boolean;
  /** What gives scores their meaning is fixed. */
  isLocked: boolean;
  label: string;
  send: (board: BoardDto) => Promise<void>;
  onClose: () => void;
}

/** The settings of a board. The name in code follows the name until it is typed. */
export function BoardForm({ start, isNew, isMain, isLocked, label, send, onClose }: BoardFormProps): ReactNode {
  const { t } = useTranslation('ownBoards');
  const form = useDtoForm(BoardDto, { defaultValues: start, send, failed: t('failed') });
  const [isSlugTyped, setSlugTyped] = useState(false);

  return (
    <DialogForm
      form={form}
      label={label}
      cancel={t('ui.cancel')}
      submit={t(isNew ? 'create' : 'save')}
      sending={t('saving')}
      onClose={onClose}
    >
      <TextField
        {...form.field('name', {
          onChange: ({ target }: { target: HTMLInputElement }) => {
            if (isNew && !isSlugTyped) form.setValue('slug', slugOf(target.value));
          },
        })}
        data-first-focus
        aria-required
        label={t('name')}
        autoComplete="off"
      />
      {isNew && (
        <TextField
          {...form.field('slug', { onChange: () => setSlugTyped(true) })}
          aria-required
          label={t('slug')}
          hint={t('slugHint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      {isLocked && (
        <Text $size="medium" $muted>
          {t(isMain ? 'lockedMain' : 'locked')}
        </Text>
      )}
      <Fixed disabled={isLocked}>
        <CountedFields form={form} isMain={isMain} />
        <ResetFields form={form} isMain={isMain} />
      </Fixed>
      {isMain ? (
        <Text $size="medium" $muted>
          {t('ofGame')}
        </Text>
      ) : (
        <RuleFields form={form} />
      )}
    </DialogForm>
  );
}

interface PartProps {
  form: DtoForm<BoardDto>;
}

/** What its values are, and which is better. */
function CountedFields({ form, isMain }: PartProps & { isMain: boolean }): ReactNode {
  const { t } = useTranslation('ownBoards');
  const [counted, setCounted] = useState<Counted>(() => countedBy(form.getValues()));
  const [kind, direction] = useWatch({ control: form.control, name: ['kind', 'direction'] });

  function choose(next: Counted): void {
    setCounted(next);
    if (next !== 'custom') setFormat(COUNTED[next]);
  }

  function setFormat(format: (typeof COUNTED)[keyof typeof COUNTED]): void {
    form.setValue('kind', format.kind);
    setDirection(format.direction);
    form.setValue('decimals', format.decimals);
    form.setValue('unit', format.unit);
  }

  /** Sums grow, so the lower one cannot be the better. */
  function setDirection(next: Direction | undefined): void {
    form.setValue('direction', next);
    if (next === 'asc') form.setValue('policy', 'best');
  }

  return (
    <>
      <SelectField
        label={t('counted.label')}
        hint={kind === 'time' ? t('counted.timeHint') : undefined}
        value={counted}
        onChange={({ target }) => {
          const chosen = target.value;
          choose(chosen === 'points' || chosen === 'time' ? chosen : 'custom');
        }}
      >
        {(['points', 'time', 'custom'] as const).map((choice) => (
          <option key={choice} value={choice}>
            {t(`counted.${choice}`)}
          </option>
        ))}
      </SelectField>
      {counted === 'custom' && (
        <>
          <SelectField
            {...form.field('kind', {
              onChange: ({ target }: { target: HTMLSelectElement }) => {
                if (target.value !== 'time') return;
                form.setValue('decimals', 0);
                form.setValue('unit', null);
              },
            })}
            label={t('kind.label')}
          >
            {BOARD_KINDS.map((choice) => (
              <option key={choice} value={choice}>
                {t(`kind.${choice}`)}
              </option>
            ))}
          </SelectField>
          <SelectField
            {...form.field('direction', {
              onChange: ({ target }: { target: HTMLSelectElement }) =>
                setDirection(DIRECTIONS.find((known) => known === target.value)),
            })}
            label={t('direction.label')}
          >
            {DIRECTIONS.map((choice) => (
              <option key={choice} value={choice}>
                {t(`direction.${choice}`)}
              </option>
            ))}
          </SelectField>
          {kind === 'number' && !isMain && (
            <SelectField {...form.field('decimals', { valueAsNumber: true })} label={t('decimals')}>
              {Array.from({ length: MAX_DECIMALS + 1 }, (_, decimals) => (
                <option key={decimals} value={decimals}>
                  {decimals}
                </option>
              ))}
            </SelectField>
          )}
          {kind === 'number' && (
            <TextField
              {...form.field('unit', { setValueAs: textOrNull })}
              label={t('unit')}
              hint={t('unitHint')}
              autoComplete="off"
            />
          )}
        </>
      )}
      {direction === 'desc' && !isMain && (
        <SelectField {...form.field('policy')} label={t('policy.label')} hint={t('policy.hint')}>
          {BOARD_POLICIES.map((choice) => (
            <option key={choice} value={choice}>
              {t(`policy.${choice}`)}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}

/** The main board always has a week. */
function ResetFields({ form, isMain }: PartProps & { isMain: boolean }): ReactNode {
  const { t } = useTranslation('ownBoards');
  const resets = useWatch({ control: form.control, name: 'resets' }) ?? [];
  return (
    <Group>
      <legend>{t('resets.label')}</legend>
      {RESETS.map((reset) => (
        <CheckboxField
          key={reset}
          label={t(`resets.${reset}`)}
          checked={resets.includes(reset)}
          disabled={isMain && reset === 'week'}
          onChange={({ target }) =>
            form.setValue(
              'resets',
              RESETS.filter((known) => (known === reset ? target.checked : resets.includes(known))),
            )
          }
        />
      ))}
      <Text $size="small" $muted>
        {t('resets.hint')}
      </Text>
    </Group>
  );
}

function RuleFields({ form }: PartProps): ReactNode {
  const { t } = useTranslation('ownBoards');
  return (
    <details>
      <Summary>{t('rules')}</Summary>
      <Stack $gap={16} $above={8}>
        <SelectField {...form.field('writes')} label={t('writes.label')}>
          {SCORE_ACCEPTANCES.map((choice) => (
            <option key={choice} value={choice}>
              {t(`writes.${choice}`)}
            </option>
          ))}
        </SelectField>
        <TextField {...form.field('min', NUMBER)} label={t('min')} inputMode="decimal" autoComplete="off" />
        <TextField {...form.field('max', NUMBER)} label={t('max')} inputMode="decimal" autoComplete="off" />
        <TextField
          {...form.field('min_seconds', NUMBER)}
          label={t('minSeconds')}
          inputMode="numeric"
          autoComplete="off"
        />
        <ToggleField control={form.control} name="needs_round" label={t('needsRound')} hint={t('needsRoundHint')} />
        <SelectField {...form.field('on_doubt')} label={t('doubt.label')}>
          {ON_DOUBT.map((choice) => (
            <option key={choice} value={choice}>
              {t(`doubt.${choice}`)}
            </option>
          ))}
        </SelectField>
        <TextField {...form.field('position', NUMBER)} label={t('position')} inputMode="numeric" autoComplete="off" />
      </Stack>
    </details>
  );
}

const NUMBER = {
  setValueAs: (typed: string | number | null | undefined): number | null => {
    const text = String(typed ?? '').trim();
    return text === '' ? null : Number(text);
  },
};

const textOrNull = (typed: string | null): string | null => (typed?.trim() ? typed : null);

const Fixed = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    font-size: ${fontSize.medium};
    font-weight: 600;
  }
`;

const Summary = styled.summary`
  min-height: ${measure.target};
  align-content: center;
  font-weight: 600;
  cursor: pointer;
`;
