export const announcementLevels = ['info', 'warning'] as const;

/** Audience: everybody, or users signed in with that account type. */
export const announcementAudiences = ['all', 'jobseeker', 'employer'] as const;
export type AnnouncementAudience = (typeof announcementAudiences)[number];

/** States in the administrators' list. */
export const announcementStates = ['planned', 'shown', 'over'] as const;
export type AnnouncementState = (typeof announcementStates)[number];

/** Max characters of one text. */
export const announcementLength = 300;
/** Max announcements that are shown or planned; a page shows three at most. */
export const maxAnnouncements = 50;
export const maxShownAnnouncements = 3;
