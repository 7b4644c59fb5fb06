export const announcementLevels = ['info', 'warning'] as const;

/** Who sees it: everybody, or those who are signed in as one of the two. */
export const announcementAudiences = ['all', 'jobseeker', 'employer'] as const;
export type AnnouncementAudience = (typeof announcementAudiences)[number];

/** Of the list of administrators. */
export const announcementStates = ['planned', 'shown', 'over'] as const;
export type AnnouncementState = (typeof announcementStates)[number];

/** Characters of one text. */
export const announcementLength = 300;
/** Announcements that are shown or planned at most; above a page there are three at most. */
export const maxAnnouncements = 50;
export const maxShownAnnouncements = 3;
