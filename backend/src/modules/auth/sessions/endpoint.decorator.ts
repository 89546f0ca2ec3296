import { applyDecorators, UseGuards } from '@nestjs/common';
import { ApiEndpoint, type EndpointDocumentation } from '../../../core/openapi/api-endpoint.js';
import { AdminGuard, NotMutedGuard, SessionGuard } from './session.guard.js';

/** Who may call an endpoint that is not for everybody. */
const GUARDS = { session: SessionGuard, unmuted: NotMutedGuard, admin: AdminGuard };

interface EndpointOptions extends Omit<EndpointDocumentation, 'signedIn'> {
  /** Users with a session, those who are not muted, or admins; everybody by default. */
  caller?: keyof typeof GUARDS;
}

/** An endpoint: its status and answer, who may call it, its input and its errors, checked and documented. */
export function Endpoint({ caller, ...documentation }: EndpointOptions): MethodDecorator {
  const endpoint = ApiEndpoint({ ...documentation, signedIn: caller !== undefined });
  return caller ? applyDecorators(endpoint, UseGuards(GUARDS[caller])) : endpoint;
}
