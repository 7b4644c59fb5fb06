/** Pages whose texts administrators can change; `contact` is the text above the form. */
export const editablePages = ['about', 'privacy', 'terms', 'antiDiscrimination', 'contact'] as const;
export type EditablePage = (typeof editablePages)[number];

/** Texts that people accept: their versions are stored with each consent (rules.md#consents). */
export const legalPages = ['terms', 'privacy'] as const;
export type LegalPage = (typeof legalPages)[number];

export const isLegal = (page: EditablePage): page is LegalPage => legalPages.some((one) => one === page);
