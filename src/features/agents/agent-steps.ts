export const agentDraftKinds = ['create', 'edit'] as const;
export type AgentDraftKind = (typeof agentDraftKinds)[number];

/** Wizard steps in order; all of them may be skipped. */
export const agentSteps = ['basics', 'places', 'experience', 'employment', 'employers'] as const;
export type AgentStep = (typeof agentSteps)[number];

const words: Readonly<Record<AgentStep, string>> = {
  basics: 'osnovno',
  places: 'mesta',
  experience: 'iskustvo',
  employment: 'zaposlenje',
  employers: 'poslodavci',
};

/** Value of `?korak=` for a step. */
export const agentStepWord = (step: AgentStep): string => words[step];
