/*
 * What `npm run mutants` tries, by area: the files with rules, and the folders (or tests) whose unit tests have to notice a fault in them.
 * `AREA=money npm run mutants` tries one. What survives, and why, is in docs/mutants.md.
 */
const postings = 'src/features/postings';
const publishing = 'src/features/publishing';
const search = 'src/features/finding/search';
const advertising = 'src/features/advertising';
const accounts = 'src/features/accounts';

interface Area {
  mutate: string[];
  tests: string[];
}

const areas: Record<string, Area> = {
  shared: {
    mutate: ['src/shared/*.ts', 'src/shared/i18n/{punctuation,translator,page-address,language}.ts'],
    tests: ['src/shared'],
  },
  postings: {
    mutate: [
      `${postings}/{last-day,policy,posting-period,posting-state,search-address,waiting-reason}.ts`,
      `${postings}/server/posting-decision.ts`,
    ],
    tests: [postings],
  },
  search: {
    mutate: [
      `${search}/server/{filter-match,posting-columns,slot-order,facet-values,facet-counts,fewer-words,words,vocabulary,understood-filters}.ts`,
      `${search}/web/{facet-choice,filter-chips,latest-searches}.ts`,
    ],
    tests: [search],
  },
  money: {
    mutate: [
      `${advertising}/credits/{credit-ledger,package-validity,packages}.ts`,
      `${advertising}/orders/{order-sums,bank-statement,ips-qr}.ts`,
    ],
    // Without those that draw documents.
    tests: [`${advertising}/credits`, `${advertising}/orders/*.test.ts`],
  },
  sessions: {
    mutate: [
      `${accounts}/sessions/server/{session-life,session-device}.ts`,
      `src/platform/sessions/access-token.ts`,
    ],
    tests: [`${accounts}/sessions`, 'src/platform/sessions'],
  },
  platform: {
    mutate: [
      'src/platform/idempotency/once-request.ts',
      'src/platform/{retry-after,queue}.ts',
      'src/platform/http/{mount-endpoint,well-formed,network}.ts',
      'src/features/settings/limits.ts',
    ],
    tests: ['src/platform', 'src/features/settings'],
  },
  drafts: {
    mutate: [
      `${publishing}/drafts/web/{draft-session,posting-draft,save-queue}.ts`,
      'src/features/applications/web/{guest-session,guest-draft}.ts',
    ],
    tests: [`${publishing}/drafts`, 'src/features/applications/web'],
  },
};

const asked = process.env['AREA'];
if (asked !== undefined && !(asked in areas))
  throw new Error(`AREA is one of: ${Object.keys(areas).join(', ')}`);

/** The areas that are tried now. */
export const chosen = Object.entries(areas)
  .filter(([name]) => asked === undefined || asked === name)
  .map(([, area]) => area);
