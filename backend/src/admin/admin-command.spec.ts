import { describe, expect, it } from '@jest/globals';
import { parseAdminCommand } from './admin-command.js';

describe('the arguments of npm run admin', () => {
  it.each([
    [['ada'], { action: 'grant', username: 'ada' }],
    [['ada', '--revoke'], { action: 'revoke', username: 'ada' }],
    [['--reset-two-factor', 'ada'], { action: 'reset-two-factor', username: 'ada' }],
    [['--help'], 'help'],
    [['ada', '-h'], 'help'],
  ])('%j are parsed as %j', (args, command) => {
    expect(parseAdminCommand(args)).toEqual(command);
  });

  it.each([[[]], [['ada', 'bob']], [['ada', '--revoke', '--reset-two-factor']], [['ada', '--revok']], [['--revoke']]])(
    '%j are refused with a message',
    (args: string[]) => {
      expect(parseAdminCommand(args)).toEqual({ problem: expect.stringMatching(/\w+/) });
    },
  );
});
