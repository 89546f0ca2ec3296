import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '#features/api-reference/model/fields.js';
import { CodeText } from '../code/code-text.js';
import { Code } from '../reference/reference.styles.js';
import { Entry, Kind, List, Mark, Meaning, Name } from './field-list.styles.js';
import { useFieldRules } from './use-field-rules.js';

type Shown = Field & { place?: string };

interface FieldListProps {
  fields: Shown[];
  label: string;
  /** Responses mark optional fields, requests mark required ones. */
  areAnswers?: boolean;
}

/** Each field with type, rules and description. */
export function FieldList({ fields, label, areAnswers = false }: FieldListProps): ReactNode {
  return (
    <List aria-label={label}>
      {fields.map((field) => (
        <FieldEntry key={`${field.place} ${field.name}`} field={field} isMarked={field.isRequired !== areAnswers} />
      ))}
    </List>
  );
}

function FieldEntry({ field, isMarked }: { field: Shown; isMarked: boolean }): ReactNode {
  const { t } = useTranslation('apiReference');
  const rules = useFieldRules(field);
  const { name, kind, isNullable, isRequired, description, place } = field;
  return (
    <Entry>
      <Name>
        <Code>{name}</Code>
      </Name>
      <Kind>
        {t(`field.kinds.${kind}`)}
        {isNullable && ` ${t('field.nullable')}`}
        {isMarked && <Mark>{t(isRequired ? 'field.required' : 'field.optional')}</Mark>}
      </Kind>
      <Meaning>
        {[placeText(place), ...rules].filter(Boolean).join(' · ')}
        {description && (
          <span lang="en">
            <CodeText>{description}</CodeText>
          </span>
        )}
      </Meaning>
    </Entry>
  );

  function placeText(where: string | undefined): string {
    return where === 'path' || where === 'query' || where === 'header' ? t(`field.places.${where}`) : '';
  }
}
