import { ERROR_STATUS, type ErrorCode } from '@gamegeek/contracts/errors/error-codes.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '../rich-text/rich-text.js';
import { Code } from '../rich-text/rich-text.styles.js';
import { Cause, ErrorItem, ErrorName, Errors, Status } from './error-list.styles.js';

/** All error codes with cause and fix. */
export function ErrorList(): ReactNode {
  const { t } = useTranslation(['apiErrors', 'apiDocumentation']);
  const codes = Object.keys(ERROR_STATUS) as ErrorCode[];
  return (
    <Errors>
      {codes.map((code) => (
        <ErrorItem key={code}>
          <ErrorName>
            <Status>{ERROR_STATUS[code]}</Status> <Code>{code}</Code>
          </ErrorName>
          <Cause>
            <RichText>{t(`${code}.cause`)}</RichText>{' '}
            <span>
              <strong>{t('apiDocumentation:errors.fix')}</strong> <RichText>{t(`${code}.fix`)}</RichText>
            </span>
          </Cause>
        </ErrorItem>
      ))}
    </Errors>
  );
}
