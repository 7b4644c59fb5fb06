/** The codes of a closed list as the tuple that `z.enum` needs. */
export const codesOf = <Code extends string>(list: readonly { code: Code }[]): [Code, ...Code[]] =>
  list.map(({ code }) => code) as [Code, ...Code[]];

/** A code with its label in the request's language. */
export interface CodeLabel {
  code: string;
  label: string;
}

/**
 * A closed list from a file of `content/` whose keys are the codes; `tests/content.test.ts` checks what the compiler
 * cannot.
 */
export const listOf = <Code extends string, Item extends { code: string }>(
  items: Readonly<Record<Code, Omit<Item, 'code'>>>,
): readonly (Item & { code: Code })[] =>
  Object.entries(items).map(([code, item]) => ({ code, ...(item as object) })) as (Item & { code: Code })[];
