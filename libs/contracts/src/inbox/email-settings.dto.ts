import { IsString, MaxLength } from 'class-validator';

/** POST /api/unsubscribe and /undo, and one-click unsubscribe: the token of the email link. */
export class UnsubscribeDto {
  @IsString({ message: 'The token of the link is needed' })
  @MaxLength(200, { message: 'This is no token of ours' })
  token: string;
}
