import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, fontSize, space } from '#shared/theme/theme.js';
import { Heading, Text } from '#ui/text.js';
import type { Rate } from './read-reference.js';
import { Group } from './reference.styles.js';

const MINUTE = 60;
const HOUR = 3_600;

/** The rate limits. */
export function Limits({ rates }: { rates: Rate[] }): ReactNode {
  const { t } = useTranslation('apiReference');
  return (
    <Group aria-labelledby="limits">
      <Heading id="limits">{t('limits.title')}</Heading>
      <Text $above={8} $below={12} $muted>
        {t('limits.intro', { code: '429 rate_limited', header: 'Retry-After' })}
      </Text>
      <Table aria-labelledby="limits">
        <thead>
          <tr>
            <th scope="col">{t('limits.counted')}</th>
            <th scope="col">{t('limits.many')}</th>
          </tr>
        </thead>
        <tbody>
          {rates.map(({ name, counted, points, seconds }) => (
            <Row key={name}>
              <th scope="row" lang="en">
                {counted}
              </th>
              <td>{t('limits.rate', { points, time: timeText(seconds) })}</td>
            </Row>
          ))}
        </tbody>
      </Table>
    </Group>
  );

  function timeText(seconds: number): string {
    if (seconds % HOUR === 0) return t('limits.hours', { count: seconds / HOUR });
    return seconds % MINUTE === 0
      ? t('limits.minutes', { count: seconds / MINUTE })
      : t('limits.seconds', { count: seconds });
  }
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${fontSize.medium};
  th,
  td {
    padding: ${space[8]} ${space[12]} ${space[8]} 0;
    border-bottom: 1px solid ${color.line};
    text-align: left;
    vertical-align: top;
  }
  thead th {
    font-size: ${fontSize.small};
    color: ${color.textMuted};
  }
`;

const Row = styled.tr`
  th {
    font-weight: 500;
  }
  td {
    font-variant-numeric: tabular-nums;
  }
`;
