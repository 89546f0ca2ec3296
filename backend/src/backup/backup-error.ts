/** An error that the operator can fix. The message is shown as is. */
export class BackupError extends Error {}
