import { Gauge, Target, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Heading, Text } from '#ui/text.js';
import { Block, Factor, FactorText, Factors, Rules, Sign } from './scoring-explained.styles.js';

const FACTORS = [
  { sign: Target, name: 'scoring.accuracy', text: 'scoring.accuracyText' },
  { sign: Gauge, name: 'scoring.time', text: 'scoring.timeText' },
  { sign: Zap, name: 'scoring.multipliers', text: 'scoring.multipliersText' },
] as const;

const RULES = ['scoring.bestCounts', 'scoring.globalCounts', 'scoring.tiesCount', 'scoring.weekCounts'] as const;

/** Explains scoring in games and ranking on boards. */
export function ScoringExplained(): ReactNode {
  const { t } = useTranslation('weeks');
  return (
    <Block aria-labelledby="how-scoring-works">
      <Heading id="how-scoring-works">{t('scoring.title')}</Heading>
      <Text $above={8} $muted $narrow>
        {t('scoring.intro')}
      </Text>
      <Factors>
        {FACTORS.map(({ sign: Icon, name, text }) => (
          <Factor key={name}>
            <Sign>
              <Icon size={18} aria-hidden="true" />
            </Sign>
            <FactorText>
              <strong>{t(name)}</strong>
              <span>{t(text)}</span>
            </FactorText>
          </Factor>
        ))}
      </Factors>
      <Heading as="h3" $above={24} $size="medium">
        {t('scoring.rules')}
      </Heading>
      <Rules>
        {RULES.map((rule) => (
          <li key={rule}>{t(rule)}</li>
        ))}
      </Rules>
    </Block>
  );
}
