/*
 * What `npm run mutants` tries, by area: the files with rules, and the folders (or tests) whose unit tests have to notice a fault in them.
 * `AREA=money npm run mutants` tries one. What survives, and why, is in README.md.
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

export const areas: Record<string, Area> = {
  kit: {
    mutate: ['src/kit/*.ts', 'src/kit/i18n/{punctuation,translator,page-address,language}.ts'],
    tests: ['src/kit'],
  },
  postings: {
    mutate: [
      `${postings}/{facet-values,last-day,policy,posting-period,posting-state,search-address,waiting-reason}.ts`,
      `${postings}/server/posting-decision.ts`,
    ],
    tests: [postings],
  },
  search: {
    mutate: [
      `${search}/server/{posting-filters,facet-counts,understood-filters}.ts`,
      'src/search/{filter-match,columns,slot-order,fewer-words,words,vocabulary}.ts',
      `${search}/web/{facet-choice,filter-chips,latest-searches}.ts`,
    ],
    tests: [search, 'src/search'],
  },
  money: {
    mutate: [
      `${advertising}/order-sums.ts`,
      `${advertising}/orders/{credit-ledger,package-validity,packages,bank-statement,ips-qr}.ts`,
    ],
    // Without those that draw documents.
    tests: [`${advertising}/*.test.ts`, `${advertising}/orders/*.test.ts`],
  },
  sessions: {
    mutate: [`${accounts}/sessions/server/session-rules.ts`, `src/host/sessions/access-token.ts`],
    tests: [`${accounts}/sessions`, 'src/host/sessions'],
  },
  platform: {
    mutate: [
      'src/host/idempotency/once-request.ts',
      'src/host/queue.ts',
      'src/host/http/{mount-endpoint,well-formed,network}.ts',
      'src/features/settings/limits.ts',
    ],
    tests: ['src/host', 'src/features/settings'],
  },
  drafts: {
    mutate: [
      'src/ui/drafts/{draft,draft-session,save-queue}.ts',
      `${publishing}/drafts/web/posting-draft.ts`,
      'src/features/applying/form/web/{application-draft,apply-steps}.ts',
    ],
    tests: ['src/ui/drafts', `${publishing}/drafts`, 'src/features/applying/form'],
  },
};

const asked = process.env['AREA'];
if (asked !== undefined && !(asked in areas)) throw new Error(`AREA is one of: ${Object.keys(areas).join(', ')}`);

/** The areas that are tried now. */
export const chosen = Object.entries(areas)
  .filter(([name]) => asked === undefined || asked === name)
  .map(([, area]) => area);
