/** Prompts on the candidates' home page, in display order (rules.md#home-prompts). */
export const candidatePrompts = ['agent', 'cv'] as const;
export type CandidatePrompt = (typeof candidatePrompts)[number];

/** Data that determines whether a prompt is done. */
interface PromptFacts {
  /** Number of digital agents. */
  agents: number;
  /** Completeness of the CV in percent. */
  cv: number;
}

const isDone: Record<CandidatePrompt, (facts: PromptFacts) => boolean> = {
  agent: ({ agents }) => agents > 0,
  cv: ({ cv }) => cv === 100,
};

/** The prompts that are neither done nor dismissed. */
export const openPrompts = (facts: PromptFacts, dismissed: ReadonlySet<CandidatePrompt>): CandidatePrompt[] =>
  candidatePrompts.filter((one) => !isDone[one](facts) && !dismissed.has(one));
