/** Keeps a process from starting, and the person who started it can mend it: `message` is the sentence for them. */
export class StartRefusal extends Error {
  override readonly name: string = 'StartRefusal';
}
