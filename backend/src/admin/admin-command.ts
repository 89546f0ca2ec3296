import { parseArgs } from 'node:util';

export const ADMIN_HELP = `Usage: npm run admin -- {username} [--revoke | --reset-two-factor]
       npm run admin -- rebuild-ranks | retry-events
       npm run admin -- builds [--game {id} | --hide {build} --reason {text} | --show {build} | --remove {build}]
       npm run admin -- security-events [--user {username}] [--kind {kind}] [--limit {number}]

  npm run admin -- ada                      makes the user an admin
  npm run admin -- ada --revoke             revokes the role
  npm run admin -- ada --reset-two-factor   turns two-factor off for a user who lost phone and recovery codes, and
                                            notifies them by email; verify their identity first
  npm run admin -- rebuild-ranks            makes a running server rebuild the ranks in Redis from PostgreSQL
  npm run admin -- retry-events             retries parked outbox events
  npm run admin -- builds                   lists the builds of all games or of one, the newest first
  npm run admin -- builds --hide {build}    stops serving a build, and hides its game if the build is played
  npm run admin -- security-events          lists the newest sign-ins, changes of passwords, keys and second factors,
                                            and actions of admins

Every change is written to logs/admin.log in the GameGeek home (.gamegeek).`;

export type AdminAction = 'grant' | 'revoke' | 'reset-two-factor';

export interface AdminCommand {
  action: AdminAction;
  username: string;
}

/** Parses the command line; a problem if it is invalid. */
export function parseAdminCommand(args: string[]): AdminCommand | 'help' | { problem: string } {
  const options = {
    help: { type: 'boolean', short: 'h', default: false },
    revoke: { type: 'boolean', default: false },
    'reset-two-factor': { type: 'boolean', default: false },
  } as const;
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    if (values.help) return 'help';
    const [username, ...rest] = positionals;
    if (!username || rest.length > 0) return { problem: 'Give one username.' };
    if (values.revoke && values['reset-two-factor']) {
      return { problem: 'Use either --revoke or --reset-two-factor, not both.' };
    }
    if (values.revoke) return { action: 'revoke', username };
    return { action: values['reset-two-factor'] ? 'reset-two-factor' : 'grant', username };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}
