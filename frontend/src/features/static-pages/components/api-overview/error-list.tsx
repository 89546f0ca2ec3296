import { ERROR_STATUS, type ErrorCode } from '@gamegeek/contracts/errors/error-codes.js';
import type { ReactNode } from 'react';
import { RichText } from '../rich-text/rich-text.js';
import { Code } from '../rich-text/rich-text.styles.js';
import { Cause, ErrorItem, ErrorName, Errors, Status } from './error-list.styles.js';
import type { PageTexts } from '../../../../shared/i18n/use-page-texts.js';

/** All error codes with cause and fix. */
export function ErrorList({ texts }: { texts: PageTexts<'apiDocumentation'>['errors'] }): ReactNode {
  const codes = Object.keys(ERROR_STATUS) as ErrorCode[];
  return (
    <Errors>
      {codes.map((code) => (
        <ErrorItem key={code}>
          <ErrorName>
            <Status>{ERROR_STATUS[code]}</Status> <Code>{code}</Code>
          </ErrorName>
          <Cause>
            {texts.codes[code].cause}{' '}
            <span>
              <strong>{texts.fix}</strong> <RichText>{texts.codes[code].fix}</RichText>
            </span>
          </Cause>
        </ErrorItem>
      ))}
    </Errors>
  );
}
