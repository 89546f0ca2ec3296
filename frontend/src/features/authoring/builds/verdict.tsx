import type { BuildReason, BuildVerdict } from '@gamegeek/contracts/builds/builds.schemas.js';
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { fontSize, space } from '#shared/theme/theme.js';
import { Badge, type BadgeTone } from '#ui/badge.js';
import { Text } from '#ui/text.js';

const LOOK = {
  ready: { tone: 'accent', Icon: CircleCheck },
  risky: { tone: 'second', Icon: TriangleAlert },
  broken: { tone: 'danger', Icon: CircleX },
} as const satisfies Record<BuildVerdict, { tone: BadgeTone; Icon: typeof CircleCheck }>;

export function VerdictBadge({ verdict }: { verdict: BuildVerdict }): ReactNode {
  const { t } = useTranslation('builds');
  const { tone, Icon } = LOOK[verdict];
  return (
    <Badge $tone={tone}>
      <Icon size={14} aria-hidden="true" />
      {t(`verdicts.${verdict}`)}
    </Badge>
  );
}

/** What the check has found, and what helps. */
export function Reasons({ reasons }: { reasons: readonly BuildReason[] }): ReactNode {
  const { t, i18n } = useTranslation('builds');
  return (
    <ReasonList>
      {reasons.map(({ code, message }) => (
        <li key={code}>
          {/* The server names files and addresses, in English. */}
          {i18n.language !== 'en' && t(`findings.${code}`)}
          <Text as="span" lang="en" $muted={i18n.language !== 'en'}>
            {i18n.language !== 'en' && ' '}
            {message}
          </Text>
        </li>
      ))}
    </ReasonList>
  );
}

export const ReasonList = styled.ul`
  display: grid;
  gap: ${space[8]};
  margin: 0;
  padding-left: ${space[24]};
  font-size: ${fontSize.medium};
  overflow-wrap: anywhere;
`;
