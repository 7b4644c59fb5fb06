/** Lists of `/admin/moderacija`. */
export const moderationTabs = ['waiting', 'rejected', 'reported', 'approved'] as const;
export type ModerationTab = (typeof moderationTabs)[number];

/** An administrator's actions on a posting. */
export const moderationActs = ['approve', 'reject', 'remove'] as const;
export type ModerationAct = (typeof moderationActs)[number];

/** Age of a posting since it was created. */
export const postingAges = ['day', 'week', 'month', 'older'] as const;

/** Problems of a posting: open reports, or that the wording check has stopped it before. */
export const postingFindings = ['reported', 'stopped'] as const;
