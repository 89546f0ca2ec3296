/** What an operator can mend. The message is shown as is. */
export class BackupError extends Error {}
