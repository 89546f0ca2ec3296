import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ApiError, type ClientErrorCode } from '#shared/api/api-error.js';
import { useFailureText } from '#shared/api/use-failure-text.js';
import { color, radius, space } from '#shared/theme/theme.js';
import { Text } from '#ui/text.js';
import { ReasonList } from './verdict.js';

/** Their messages name files, sizes and limits. */
const DETAILED: readonly ClientErrorCode[] = [
  'build_too_large',
  'quota_exceeded',
  'conflict',
  'unsupported_media_type',
];

/** Why a file was not taken, and what helps. */
export function UploadFailure({ title, error }: { title: string; error: unknown }): ReactNode {
  const { i18n } = useTranslation();
  const failureText = useFailureText();
  const details = detailsOf(error);
  const isSaid = details.length > 0 && i18n.language === 'en';
  return (
    <Box role="alert">
      <Text $strong>{title}</Text>
      {!isSaid && <Text>{failureText(error)}</Text>}
      {details.length > 0 && (
        <ReasonList lang="en">
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ReasonList>
      )}
    </Box>
  );
}

function detailsOf(error: unknown): string[] {
  if (!(error instanceof ApiError)) return [];
  if (error.reasons.length > 0) return error.reasons.map(({ message }) => message);
  return DETAILED.includes(error.code) ? [error.message] : [];
}

const Box = styled.div`
  display: grid;
  gap: ${space[8]};
  padding: ${space[12]} ${space[16]};
  border-radius: ${radius.medium};
  background: ${color.dangerSoft};
`;
