export const agentDraftKinds = ['create', 'edit'] as const;
export type AgentDraftKind = (typeof agentDraftKinds)[number];

/** Steps of the wizard in their order; all of them may be skipped. */
export const agentSteps = ['basics', 'places', 'experience', 'employment', 'employers'] as const;
export type AgentStep = (typeof agentSteps)[number];

/** What `?korak=` calls them. */
export const agentStepWords: Readonly<Record<AgentStep, string>> = {
  basics: 'osnovno',
  places: 'mesta',
  experience: 'iskustvo',
  employment: 'zaposlenje',
  employers: 'poslodavci',
};

/** The step that an address names, by its word or by its place; null for none. */
export const agentStepNamed = (word: string | null): AgentStep | null =>
  agentSteps.find((step, place) => agentStepWords[step] === word || String(place + 1) === word) ?? null;
