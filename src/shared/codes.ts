/** The codes of a closed list as the tuple that `z.enum` wants. */
export const codesOf = <Code extends string>(list: readonly { code: Code }[]): [Code, ...Code[]] =>
  list.map(({ code }) => code) as [Code, ...Code[]];

/** A code with its label in the request's language. */
export interface CodeLabel {
  code: string;
  label: string;
}
