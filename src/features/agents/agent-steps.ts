export const agentDraftKinds = ['create', 'edit'] as const;
export type AgentDraftKind = (typeof agentDraftKinds)[number];

/** Steps of the wizard in their order; all of them may be skipped. */
export const agentSteps = ['basics', 'places', 'experience', 'employment', 'employers'] as const;
export type AgentStep = (typeof agentSteps)[number];

const words: Readonly<Record<AgentStep, string>> = {
  basics: 'osnovno',
  places: 'mesta',
  experience: 'iskustvo',
  employment: 'zaposlenje',
  employers: 'poslodavci',
};

/** What `?korak=` calls a step. */
export const agentStepWord = (step: AgentStep): string => words[step];
