/** Lists of `/admin/moderacija`. */
export const moderationTabs = ['waiting', 'rejected', 'reported', 'approved'] as const;
export type ModerationTab = (typeof moderationTabs)[number];

/** What an administrator does with a posting. */
export const moderationActs = ['approve', 'reject', 'remove'] as const;
export type ModerationAct = (typeof moderationActs)[number];

/** How long ago a posting was written. */
export const postingAges = ['day', 'week', 'month', 'older'] as const;

/** What speaks against a posting: open reports, or that the wording check has stopped it before. */
export const postingFindings = ['reported', 'stopped'] as const;

/** Characters of an administrator's reason. */
export const reasonLimit = 1000;
