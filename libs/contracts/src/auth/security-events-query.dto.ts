import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { PageQueryDto } from '../paging/page-query.dto.js';
import { SECURITY_EVENT_KINDS, type SecurityEventKind } from './security-events.js';

/** GET /api/admin/security-events. */
export class SecurityEventsQueryDto extends PageQueryDto {
  /** The affected account or the actor. */
  @IsOptional()
  @IsUUID(undefined, { message: 'user must be the id of a user' })
  user?: string;

  @IsOptional()
  @IsIn(SECURITY_EVENT_KINDS, { message: `kind must be one of ${SECURITY_EVENT_KINDS.join(', ')}` })
  kind?: SecurityEventKind;
}
