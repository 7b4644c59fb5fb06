/** Work from home: the only one of `work-models.ts` that counts as wholly remote. Apart, so that no page loads the list. */
export const FROM_HOME = 'od-kuce';
