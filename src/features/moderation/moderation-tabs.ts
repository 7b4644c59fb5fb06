/** Lists of `/admin/moderacija`. */
export const moderationTabs = ['waiting', 'rejected', 'reported', 'approved'] as const;
export type ModerationTab = (typeof moderationTabs)[number];

/** What an administrator does with a posting. */
export const moderationActs = ['approve', 'reject', 'remove'] as const;
export type ModerationAct = (typeof moderationActs)[number];

/** Characters of an administrator's reason. */
export const reasonLimit = 1000;
