import { loginPaths } from '#features/accounts/login-paths.ts';
import type { AccountType } from '#shared/actor.ts';

/**
 * Who may see a page: everybody; only who is not signed in (the others are led on); or one kind of account.
 */
export type PathAccess = 'everybody' | 'signed-out' | AccountType;

const table: Record<PathAccess, readonly string[]> = {
  everybody: [
    '/',
    '/kontakt',
    '/oglasi',
    '/oglasi/kljucni',
    '/oglasi/model/rada',
    '/oglasi/keywords',
    '/oglasi/{id}',
    '/oglasi/{id}/prijava-poslata',
    '/oglasi/{id}/spoljna-prijava',
    '/error',
    '/poslodavci',
    '/poslodavci/{id}',
    '/blog',
    '/blog/{id}',
    '/cenovnik',
    '/o-nama',
    '/privatnost',
    '/uslovi',
    '/antidiskriminacioni-propisi',
    '/email/verifikacija',
    '/email/verifikuj',
    '/email/odjava',
  ],
  'signed-out': [
    '/prijava/kandidat',
    '/prijava/poslodavac',
    '/prijava/administrator',
    '/registracija/kandidat',
    '/registracija/poslodavac',
    '/lozinka/zaboravljena',
    '/lozinka/resetovanje',
  ],
  employer: [
    '/profil/poslodavac',
    '/profil/poslodavac/nalog',
    '/profil/poslodavac/oglasi',
    '/profil/poslodavac/podesavanja',
    '/profil/poslodavac/porudzbine',
    '/oglasi/kreiranje',
    '/oglasi/obnova',
    '/oglasi/{id}/prijave',
    '/oglasi/{id}/izmena',
    '/oglasi/{id}/statistika',
    '/oglasi/prijava/{id}',
  ],
  jobseeker: [
    '/profil/kandidat',
    '/profil/kandidat/nalog',
    '/profil/kandidat/prijave',
    '/profil/kandidat/prijave/{id}',
    '/profil/kandidat/dokumenti',
    '/profil/kandidat/sacuvani-oglasi',
    '/profil/kandidat/podesavanja',
    '/profil/kandidat/digitalni-agent',
    '/profil/kandidat/digitalni-agent/kreiranje',
    '/profil/kandidat/digitalni-agent/izmena',
    '/profil/kandidat/cv',
    '/oglasi/{id}/apliciraj',
  ],
  admin: [
    '/admin',
    '/admin/moderacija',
    '/admin/korisnici',
    '/admin/korisnici/novi',
    '/admin/korisnici/{id}',
    '/admin/poslodavci',
    '/admin/porudzbine',
    '/admin/cenovnik',
    '/admin/podesavanja',
    '/admin/blog',
    '/admin/poruke',
    '/admin/posta',
    '/admin/dnevnik',
  ],
};

/** Every path of the site (SPEC §2) and who may see it. */
export const pathAccess: ReadonlyMap<string, PathAccess> = new Map(
  (Object.keys(table) as PathAccess[]).flatMap((access) =>
    table[access].map((path) => [path, access] as const),
  ),
);

const patterns = [...pathAccess]
  .map(([path, access]) => ({ pattern: new RegExp(`^${path.replace('{id}', '[^/]+')}$`), path, access }))
  // Fixed paths win over `{id}`.
  .sort((a, b) => Number(a.path.includes('{id}')) - Number(b.path.includes('{id}')));

/** As the router reads a path: decoded, in any case, with or without a slash at the end. */
const readPath = (pathname: string): string => {
  let path = pathname;
  try {
    path = decodeURI(pathname);
  } catch {
    // Not readable: then as it stands.
  }
  // A run of slashes is looked at from its beginning alone: it may be as long as an address.
  return path.toLowerCase().replace(/(?<!\/)\/+$/, '') || '/';
};

/** Pages that answer a form sent to them; any other one is only shown again. */
export const formPaths = [
  '/kontakt',
  '/prijava/kandidat',
  '/prijava/poslodavac',
  '/prijava/administrator',
  '/registracija/kandidat',
  '/registracija/poslodavac',
  '/lozinka/zaboravljena',
  '/lozinka/resetovanje',
  '/email/verifikacija',
  '/oglasi/{id}/spoljna-prijava',
] as const;

const formPatterns = formPaths.map((path) => new RegExp(`^${path.replace('{id}', '\\d+')}$`));

export const takesForm = (pathname: string): boolean =>
  formPatterns.some((pattern) => pattern.test(readPath(pathname)));

/** Whether a page is only for who is signed in. */
export const isPrivate = (pathname: string): boolean =>
  !['everybody', 'signed-out', null].includes(accessOf(pathname));

/** Who may see this path; null for one the site does not have. */
export const accessOf = (pathname: string): PathAccess | null => {
  const path = readPath(pathname);
  return patterns.find(({ pattern }) => pattern.test(path))?.access ?? null;
};

/**
 * The login page for who has to sign in at this address (path and query), which it leads back to: the employers' for
 * their pages, the administrators' for theirs, else the candidates' (SPEC §2 Guards, §8). A login page leads nowhere.
 */
export const loginAddress = (address: string): string => {
  const [pathname = '/'] = address.split(/[?#]/);
  const access = accessOf(pathname);
  const below = /^\/(admin|profil\/poslodavac)\//.exec(readPath(pathname))?.[1];
  const kind = below === 'admin' ? 'admin' : below ? 'employer' : access;
  const page = loginPaths[kind === 'employer' || kind === 'admin' ? kind : 'jobseeker'];
  return safeRedirect(address) ? `${page}?redirectUrl=${encodeURIComponent(address)}` : page;
};

/** Characters of an address that a login page leads back to: encoded into another one it must fit there. */
const maxRedirect = 2000;

/**
 * A `redirectUrl` is followed only when it is a path of this site (SPEC §2): one slash, then no second slash or
 * backslash, also when percent-encoded once more; and not when it leads to a page that only leads on.
 */
export const safeRedirect = (target: string | null | undefined): string | null => {
  if (!target?.startsWith('/') || target.length > maxRedirect) return null;
  try {
    const decoded = decodeURIComponent(target);
    if (/^\/[\\/]/.test(decoded) || /[\\\p{Cc}]/u.test(decoded)) return null;
    const base = 'http://site.invalid';
    const { origin, pathname } = new URL(target, base);
    const stays = origin === base && !pathname.startsWith('//');
    return stays && accessOf(pathname) !== 'signed-out' ? target : null;
  } catch {
    return null;
  }
};

/** Where somebody who has just signed in goes without a wish of their own. */
export const homeOf = (accountType: AccountType): string =>
  ({ employer: '/profil/poslodavac', jobseeker: '/', admin: '/admin' })[accountType];
