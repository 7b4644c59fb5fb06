/** Why a backup cannot be made, read or restored: `message` is the sentence for the person who runs the site. */
export class BackupFault extends Error {
  override readonly name = 'BackupFault';
}
