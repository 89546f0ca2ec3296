/** The closed list of what log lines are about: `new Logger('Redis')`. A test compares it with the code. */
export const LOG_SUBJECTS = [
  'Accounts',
  'Achievements',
  'Database',
  'Errors',
  'Events',
  'Inbox',
  'Jobs',
  'Limits',
  'Live',
  'Mail',
  'Outbox',
  'Ranks',
  'Redis',
  'Request',
  'Scores',
  'Start',
] as const;
