/** A backup cannot be made, read or restored: `message` explains it to the operator. */
export class BackupFault extends Error {
  override readonly name = 'BackupFault';
}
