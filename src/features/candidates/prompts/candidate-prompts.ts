/** What the home page proposes to candidates, in its order (rules.md#home-prompts). */
export const candidatePrompts = ['agent', 'cv'] as const;
export type CandidatePrompt = (typeof candidatePrompts)[number];

/** What decides whether a candidate has done what a prompt proposes. */
interface PromptFacts {
  /** How many digital agents there are. */
  agents: number;
  /** How complete the CV is, in percent. */
  cv: number;
}

const isDone: Record<CandidatePrompt, (facts: PromptFacts) => boolean> = {
  agent: ({ agents }) => agents > 0,
  cv: ({ cv }) => cv === 100,
};

/** The prompts that are neither done nor dismissed. */
export const openPrompts = (facts: PromptFacts, dismissed: ReadonlySet<CandidatePrompt>): CandidatePrompt[] =>
  candidatePrompts.filter((one) => !isDone[one](facts) && !dismissed.has(one));
