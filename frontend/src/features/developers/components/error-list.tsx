import { ERROR_STATUS, type ErrorCode } from '@gamegeek/contracts/errors/error-codes.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, from, space } from '#shared/theme/theme.js';
import { Code, CodeText } from './code.js';

const ALL = Object.keys(ERROR_STATUS) as ErrorCode[];

/** Error codes with cause and fix. */
export function ErrorList({ codes = ALL }: { codes?: readonly ErrorCode[] }): ReactNode {
  const { t } = useTranslation('developers');
  return (
    <Errors>
      {codes.map((code) => (
        <ErrorItem key={code}>
          <div>
            <Status>{ERROR_STATUS[code]}</Status> <Code>{code}</Code>
          </div>
          <Cause>
            <CodeText>{t(`errors.${code}.cause`)}</CodeText>{' '}
            <span>
              <strong>{t('whatToDo')}</strong> <ErrorFix code={code} />
            </span>
          </Cause>
        </ErrorItem>
      ))}
    </Errors>
  );
}

/** What callers do about an error. */
export function ErrorFix({ code }: { code: ErrorCode }): ReactNode {
  const { t } = useTranslation('developers');
  return <CodeText>{t(`errors.${code}.fix`)}</CodeText>;
}

const Errors = styled.ul`
  margin: ${space[16]} 0 0;
  padding: 0;
  list-style: none;
`;

const ErrorItem = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  padding-block: ${space[12]};
  border-bottom: 1px solid ${color.line};
  line-height: 1.6;
  ${from.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${space[16]};
  }
`;

const Status = styled.strong`
  margin-right: ${space[8]};
  font-variant-numeric: tabular-nums;
`;

const Cause = styled.p`
  margin: 0;
  > span {
    display: block;
    margin-top: ${space[4]};
    color: ${color.textMuted};
  }
  strong {
    color: ${color.text};
  }
`;
