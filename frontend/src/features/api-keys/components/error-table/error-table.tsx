import { ERROR_STATUS } from '@gamegeek/contracts/errors/error-codes.js';
import { SCORE_ERROR_CODES } from '@gamegeek/contracts/scores/score-error-codes.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '#ui/page/panel.js';
import { Code, Heading } from '#features/api-keys/api-key.styles.js';
import { CodeText } from '../code-text.js';
import { Cell, CodeCell, Head, Label, Row, Status, Table } from './error-table.styles.js';

/** All errors of the two endpoints. Explicit roles, because the list layout on phones removes the table semantics. */
export function ErrorTable(): ReactNode {
  const { t } = useTranslation(['apiKeys', 'apiErrors']);
  return (
    <Panel aria-labelledby="errors">
      <Heading id="errors">{t('errors.title')}</Heading>
      <Table role="table" aria-labelledby="errors">
        <Head role="rowgroup">
          <tr role="row">
            <th role="columnheader">{t('errors.code')}</th>
            <th role="columnheader">{t('errors.cause')}</th>
            <th role="columnheader">{t('errors.fix')}</th>
          </tr>
        </Head>
        <tbody role="rowgroup">
          {SCORE_ERROR_CODES.map((code) => (
            <Row key={code} role="row">
              <CodeCell role="rowheader" scope="row">
                <Status>{ERROR_STATUS[code]}</Status> <Code>{code}</Code>
              </CodeCell>
              <Cell role="cell">
                <CodeText>{t(`apiErrors:${code}.cause`)}</CodeText>
              </Cell>
              <Cell role="cell">
                <Label aria-hidden="true">{t('errors.fix')}</Label>
                <CodeText>{t(`apiErrors:${code}.fix`)}</CodeText>
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </Panel>
  );
}
