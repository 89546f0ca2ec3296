import { rulesSince } from '@gamegeek/arcade/rules-since.js';
import type { ReactNode } from 'react';
import { useShownLanguage } from '#shared/i18n/use-shown-language.js';
import { Text } from '#ui/text.js';

/** Since when the rules of an arcade game hold. */
export function RulesText({ arcadeId }: { arcadeId: string }): ReactNode {
  const sentence = rulesSince(arcadeId, useShownLanguage());
  return (
    sentence && (
      <Text $above={8} $below={8} $size="small" $muted>
        {sentence}
      </Text>
    )
  );
}
