/** Texts of pages that administrators can change; `contact` is what stands above the form. */
export const editablePages = ['about', 'privacy', 'terms', 'antiDiscrimination', 'contact'] as const;
export type EditablePage = (typeof editablePages)[number];

/** Texts that people agree to: their versions are kept with each consent (rules.md#consents). */
export const legalPages = ['terms', 'privacy'] as const;
export type LegalPage = (typeof legalPages)[number];

export const isLegal = (page: EditablePage): page is LegalPage => legalPages.some((one) => one === page);
