/** Prevents a process from starting, for a reason that the person who started it can fix: `message` says how. */
export class StartRefusal extends Error {
  override readonly name: string = 'StartRefusal';
}
