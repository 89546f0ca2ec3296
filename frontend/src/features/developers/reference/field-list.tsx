import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, fontSize, from, space } from '#shared/theme/theme.js';
import { Text } from '#ui/text.js';
import { Code, CodeText } from '../components/code.js';
import type { Field } from './fields.js';
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
      <Text as="div" $muted>
        {t(`field.kinds.${kind}`)}
        {isNullable && ` ${t('field.nullable')}`}
        {isMarked && <Mark>{t(isRequired ? 'field.required' : 'field.optional')}</Mark>}
      </Text>
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

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding-block: ${space[8]};
  border-bottom: 1px solid ${color.line};
  font-size: ${fontSize.medium};
  line-height: 1.5;
  ${from.tablet} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 4fr) minmax(0, 6fr);
    gap: ${space[16]};
  }
`;

const Name = styled.div`
  min-width: 0;
`;

const Mark = styled.strong`
  margin-left: ${space[8]};
  font-weight: 600;
  color: ${color.text};
`;

const Meaning = styled.div`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
`;
