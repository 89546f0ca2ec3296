import { IsIn, IsOptional } from 'class-validator';
import { PageQueryDto } from '../paging/page-query.dto.js';
import { QUEUE_STATUSES, SUBJECT_KINDS, type QueueStatus, type SubjectKind } from './moderation-limits.js';

/** GET /api/admin/queue. */
export class QueueDto extends PageQueryDto {
  @IsOptional()
  @IsIn(QUEUE_STATUSES, { message: `status must be one of ${QUEUE_STATUSES.join(', ')}` })
  status: QueueStatus = 'open';

  @IsOptional()
  @IsIn(SUBJECT_KINDS, { message: `kind must be one of ${SUBJECT_KINDS.join(', ')}` })
  kind?: SubjectKind;
}
