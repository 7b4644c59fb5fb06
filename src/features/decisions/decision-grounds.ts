/** What can be decided about somebody; each is recorded with its ground and facts (rules.md#decisions). */
export const decisionActs = [
  'postingRefused',
  'changeRefused',
  'postingRecalled',
  'postingRemoved',
  'verificationWithdrawn',
  'photoRemoved',
  'stepsRemoved',
  'companyBlocked',
  'accountBlocked',
  'reportUpheld',
  'reportRejected',
  'objectionUpheld',
  'objectionRejected',
] as const;
export type DecisionAct = (typeof decisionActs)[number];

/** Grounds that a person chooses from: sections of the terms, and laws. Their sentences are `decisions.grounds`. */
export const chosenGrounds = [
  'terms-false-posting',
  'terms-money',
  'terms-illegal',
  'terms-foreign-content',
  'terms-advertising',
  'terms-not-employer',
  'terms-candidate-data',
  'terms-company-data',
  'terms-account',
  'law-discrimination',
  'law-labour',
  'law-personal-data',
  'other',
] as const;

/** With those that follow from the act: of rejected reports and upheld objections, and of an ended verification. */
export const decisionGrounds = [...chosenGrounds, 'no-violation', 'changed-data'] as const;
export type DecisionGround = (typeof decisionGrounds)[number];

/** Minimum length of the facts of a decision, in characters. */
export const shortestFacts = 10;

/** Lists of `/admin/prigovori`. */
export const objectionStates = ['waiting', 'decided'] as const;

/** Maximum length of an objection. */
export const objectionLimit = 2000;

/** For how many months a decision can be objected to. */
export const objectionMonths = 6;
