/** Sort orders of a posting's list of applications. */
export const listSorts = ['newest', 'replies', 'unread', 'fulfilled'] as const;
export type ListSort = (typeof listSorts)[number];

/** Whose answer is missing: the company has written nothing yet, or has not answered the candidate's message. */
export const answerStates = ['no', 'reply'] as const;
export type AnswerState = (typeof answerStates)[number];

/** Whether the answers meet the posting's requirements. */
export const requirementStates = ['met', 'unmet'] as const;
export type RequirementState = (typeof requirementStates)[number];

/** Applications per page of the list. */
export const listPageSize = 50;

/** An answer in the filter: the question's id and the answer's index. */
export const answerValue = (questionId: string, index: number): string => `${questionId}.${index}`;
