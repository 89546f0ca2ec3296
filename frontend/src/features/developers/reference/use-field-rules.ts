import { useTranslation } from 'react-i18next';
import type { Field } from './fields.js';

/** The largest safe integer is the bound of ids and scores and not worth showing. */
const LARGEST = 2_147_483_647;

/** The rules of a value, in words. */
export function useFieldRules({ values, min, max, minLength, maxLength, minItems, maxItems }: Field): string[] {
  const { t } = useTranslation('apiReference');
  const rules = [
    values.length > 0 ? t('field.values', { values: values.join(', ') }) : '',
    range(min, max !== undefined && max < LARGEST ? max : undefined),
    counted('characters', range(minLength, maxLength)),
    counted('items', range(minItems, maxItems)),
  ];
  return rules.filter(Boolean);

  function range(least: number | undefined, most: number | undefined): string {
    if (least !== undefined && most !== undefined) return t('field.between', { min: least, max: most });
    if (least !== undefined) return t('field.atLeast', { min: least });
    return most === undefined ? '' : t('field.atMost', { max: most });
  }

  function counted(what: 'characters' | 'items', words: string): string {
    return words && t(`field.${what}`, { range: words });
  }
}
