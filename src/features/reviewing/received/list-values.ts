/** Orders of the list of a posting's applications. */
export const listSorts = ['newest', 'unread', 'fulfilled'] as const;
export type ListSort = (typeof listSorts)[number];

/** Whether the answers meet what the posting requires. */
export const requirementStates = ['met', 'unmet'] as const;
export type RequirementState = (typeof requirementStates)[number];

/** Applications on a page of the list. */
export const listPageSize = 50;

/** An answer as the filter names it: the question's id and the answer's place in it. */
export const answerValue = (questionId: string, index: number): string => `${questionId}.${index}`;
