import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

/*
 * Which feature may depend on which (ARCHITECTURE: layers). Biome sees where an import points, not where it comes
 * from, so the arrows between features are checked here, and so is who writes a table.
 */

/**
 * The features, lowest layer first, and those that each one depends on. What a lower layer needs from a higher one is
 * a port that the composition passes in.
 */
const standsOn: Record<string, readonly string[]> = {
  decisions: [],
  catalog: [],
  settings: [],
  files: [],
  accounts: ['decisions', 'catalog', 'files'],
  analytics: ['accounts'],
  employers: ['decisions', 'catalog', 'files', 'accounts'],
  notifications: ['accounts', 'employers'],
  mails: [],
  candidates: ['catalog', 'files', 'accounts'],
  advertising: ['settings', 'files', 'accounts', 'employers'],
  postings: ['decisions', 'catalog', 'settings', 'files', 'accounts', 'employers', 'advertising'],
  finding: ['catalog', 'files', 'accounts', 'employers', 'advertising', 'postings'],
  agents: ['catalog', 'accounts', 'employers', 'advertising', 'postings', 'finding'],
  applying: ['catalog', 'files', 'accounts', 'employers', 'postings'],
  reviewing: ['catalog', 'files', 'accounts', 'employers', 'postings', 'applying'],
  messages: ['accounts', 'employers', 'postings', 'applying', 'reviewing'],
  content: ['settings', 'files', 'accounts', 'applying'],
  contact: ['decisions', 'settings', 'accounts', 'employers', 'postings'],
  publishing: ['decisions', 'catalog', 'files', 'accounts', 'employers', 'advertising', 'postings', 'applying'],
  statistics: ['files', 'employers', 'advertising', 'postings', 'applying'],
  moderation: ['decisions', 'files', 'accounts', 'employers', 'advertising', 'postings', 'contact', 'publishing'],
  administration: [
    'decisions',
    'files',
    'accounts',
    'employers',
    'mails',
    'advertising',
    'postings',
    'applying',
    'contact',
  ],
  sharing: ['files', 'employers', 'postings', 'finding', 'content'],
  // Plugins: nobody stands on them.
  'cv-import': ['catalog', 'files', 'candidates'],
  feeds: ['catalog', 'content', 'postings', 'finding', 'agents'],
  interviews: ['accounts', 'employers', 'postings', 'applying', 'reviewing'],
  'posting-statistics': ['decisions', 'accounts', 'postings', 'applying', 'publishing', 'statistics'],
  'pay-figures': ['catalog', 'postings', 'publishing'],
  push: ['accounts', 'notifications'],
  results: ['accounts', 'employers', 'postings', 'applying', 'reviewing', 'publishing'],
  today: ['notifications', 'postings', 'agents', 'publishing'],
};

/**
 * The rooms (folders) of each feature, lowest floor first. `.` is what its rooms share: the files of its own folder, `server/` and
 * `web/`. `server/index.ts` puts the rooms together and stands above them.
 */
const floors: Record<string, readonly string[]> = {
  accounts: [
    '.',
    'sessions',
    'dormancy',
    'external-sign-in',
    'passwords',
    'personal-data',
    'recovery',
    'consenting',
    'notifications',
    'registration',
    'unsubscribing',
    'account',
    'administration',
  ],
  employers: ['.', 'directory', 'team', 'addresses', 'profile', 'administration', 'personal-data'],
  mails: ['.', 'samples'],
  candidates: ['.', 'cv', 'documents', 'applicant', 'prompts', 'personal-data', 'profile'],
  advertising: ['.', 'price-list', 'orders'],
  postings: ['marks', '.', 'pay', 'period-mails', 'saved', 'hidden'],
  finding: ['search', 'keywords', 'skills', 'home', '.'],
  agents: ['.', 'drafts', 'mailing', 'matching', 'list', 'personal-data', 'wizard', 'alerts', 'saving'],
  applying: ['.', 'archive', 'personal-data', 'retention', 'withdrawing', 'own', 'form'],
  reviewing: ['received', '.'],
  messages: ['.', 'inbox', 'replies'],
  content: ['.', 'announcements', 'editing', 'pages', 'blog', 'articles'],
  contact: ['.', 'messages', 'inbox', 'reports'],
  publishing: ['.', 'drafts', 'wording', 'import', 'questionnaires', 'sending', 'own-postings', 'wizard'],
  moderation: ['objections', 'transparency', '.'],
  administration: ['backups', 'scans', '.'],
  interviews: ['.', 'pages'],
  'cv-import': ['.', 'pages'],
  'pay-figures': ['.', 'pages'],
  'posting-statistics': ['.', 'pages'],
};

const featureOf = (file: string): string | null =>
  /^src\/(?:features|plugins)\/(?!places\/)([^/]+)\//.exec(file)?.[1] ?? null;

interface Import {
  file: string;
  specifier: string;
  target: string;
}

/** All imports of a file, resolved to files of the project; packages are left out. */
const importsOf = (file: string, text: string): Import[] =>
  [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([.#][^']+)'/g)].map(([, specifier = '']) => ({
    file,
    specifier,
    target: specifier.startsWith('.') ? join(dirname(file), specifier) : specifier.replace(/^#(\w+)\//, 'src/$1/'),
  }));

const sources = globSync('src/{features,plugins}/*/**/*.{ts,tsx}')
  .filter((file) => !file.startsWith('src/plugins/places/'))
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .sort()
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const imports = sources.flatMap(({ file, text }) => importsOf(file, text));

const arrowsOf = (list: readonly Import[]): Set<string> =>
  new Set(
    list.flatMap(({ file, target }) => {
      const [from, to] = [featureOf(file), featureOf(target)];
      return from === null || to === null || from === to ? [] : [`${from} → ${to}`];
    }),
  );

const allowed = new Set(Object.entries(standsOn).flatMap(([from, list]) => list.map((to) => `${from} → ${to}`)));

describe('A feature depends on those below it', () => {
  test('there is no arrow besides the allowed ones, and no allowed one is unused', () => {
    const drawn = arrowsOf(imports);
    expect([...drawn].filter((arrow) => !allowed.has(arrow)).sort()).toEqual([]);
    expect([...allowed].filter((arrow) => !drawn.has(arrow)).sort()).toEqual([]);
  });

  test('features and the order of their layers are the same list: arrows point down', () => {
    const layers = Object.keys(standsOn);
    const folders = new Set(sources.map(({ file }) => featureOf(file)));
    expect([...folders].sort()).toEqual([...layers].sort());
    const up = [...allowed].filter((arrow) => {
      const [from = '', to = ''] = arrow.split(' → ');
      return layers.indexOf(to) >= layers.indexOf(from);
    });
    expect(up).toEqual([]);
  });

  test('a planted arrow is seen, however it is written', () => {
    const planted = importsOf(
      'src/features/catalog/web/planted.tsx',
      "import { a } from '#features/postings/fields.ts';\nimport type { B } from '../../accounts/fields.ts';\nconst c = await import('#plugins/feeds/messages.sr.ts');\nimport '#features/files/fields.ts';",
    );
    expect([...arrowsOf(planted)]).toEqual([
      'catalog → postings',
      'catalog → accounts',
      'catalog → feeds',
      'catalog → files',
    ]);
  });

  test('relative imports stay inside their feature', () => {
    const leaving = imports.filter(
      ({ file, specifier, target }) => specifier.startsWith('.') && featureOf(target) !== featureOf(file),
    );
    expect(leaving.map(({ file, specifier }) => `${file}: ${specifier}`)).toEqual([]);
  });
});

/** The room of a file of a feature. */
const roomOf = (file: string): string => {
  const [, , , folder = '', ...rest] = file.split('/');
  return rest.length === 0 || folder === 'server' || folder === 'web' ? '.' : folder;
};

/** Arrows between rooms of one feature, as `feature: room → room`; texts are of the feature. */
const roomArrows = (list: readonly Import[]): string[] => [
  ...new Set(
    list.flatMap(({ file, target }) => {
      const feature = featureOf(file);
      if (feature === null || feature !== featureOf(target)) return [];
      if (/server\/index\.ts$/.test(file) && roomOf(file) === '.') return [];
      if (/messages\.(sr|en)\.ts$/.test(target)) return [];
      const [from, to] = [roomOf(file), roomOf(target)];
      return from === to ? [] : [`${feature}: ${from} → ${to}`];
    }),
  ),
];

const isUp = (arrow: string): boolean => {
  const [feature = '', from = '', to = ''] = arrow.split(/: | → /);
  const rooms = floors[feature] ?? [];
  return rooms.indexOf(to) >= rooms.indexOf(from);
};

describe('A room of a feature stands on those below it', () => {
  test('every room has its floor', () => {
    const rooms = Map.groupBy(new Set(sources.map(({ file }) => `${featureOf(file)}/${roomOf(file)}`)), (path) =>
      path.slice(0, path.indexOf('/')),
    );
    const found = [...rooms].map(([feature, paths]): [string, string[]] => [
      feature,
      paths.map((path) => path.slice(feature.length + 1)).sort(),
    ]);
    expect(Object.fromEntries(found.filter(([, list]) => list.length > 1))).toEqual(
      Object.fromEntries(Object.entries(floors).map(([feature, list]) => [feature, [...list].sort()])),
    );
  });

  test('arrows point down', () => {
    expect(roomArrows(imports).filter(isUp).sort()).toEqual([]);
  });

  test('a planted arrow upwards is seen', () => {
    const planted = importsOf(
      'src/features/applying/own/server/planted.ts',
      "const a = await import('../../form/web/apply-steps.ts');\nimport { b } from '../../fields.ts';\nimport { c } from '../../messages.sr.ts';",
    );
    expect(roomArrows(planted).filter(isUp)).toEqual(['applying: own → form']);
    expect(roomArrows(planted)).toContain('applying: own → .');
  });
});

/** Tables of other features that a file writes, as `file: table`. */
const foreignWrites = (file: string, text: string): string[] => {
  const foreign = [...text.matchAll(/import (?:type )?\{([^}]*)\} from '(#features\/[^']+-table\.ts)'/g)]
    .filter(([, , target = '']) => featureOf(target.replace('#', 'src/')) !== featureOf(file))
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' as ').at(-1) ?? ''));
  return foreign
    .filter((name) => /^\w+$/.test(name) && new RegExp(`\\.(?:insert|update|delete)\\(\\s*${name}\\b`).test(text))
    .map((name) => `${file}: ${name}`);
};

describe('A table is written by its own feature', () => {
  test('no feature writes the table of another', () => {
    expect(sources.flatMap(({ file, text }) => foreignWrites(file, text))).toEqual([]);
  });

  test('a planted write is seen', () => {
    const text =
      "import { type EmployerRow, employers } from '#features/employers/server/employer-table.ts';\nawait tx\n  .update(employers)\n  .set({})";
    expect(foreignWrites('src/features/administration/server/planted.ts', text)).toEqual([
      'src/features/administration/server/planted.ts: employers',
    ]);
    expect(foreignWrites('src/features/employers/server/planted.ts', text)).toEqual([]);
  });
});
