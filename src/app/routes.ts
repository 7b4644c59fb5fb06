import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Paths are the product's own words (SPEC §2); fixed ones win over `:id`. */
/** Every component of the design system in every state, while developing. */
const gallery = process.env['PRILIKA_DEV'] === '1' ? [route('_ui', 'pages/ui-gallery.tsx')] : [];

export default [
  index('pages/home.tsx'),
  route('prijava/kandidat', 'pages/login.tsx', { id: 'login-candidate' }),
  route('prijava/poslodavac', 'pages/login.tsx', { id: 'login-employer' }),
  route('prijava/administrator', 'pages/login-admin.tsx'),
  route('registracija/kandidat', 'pages/registration.tsx', { id: 'registration-candidate' }),
  route('registracija/poslodavac', 'pages/registration.tsx', { id: 'registration-employer' }),
  route('lozinka/zaboravljena', 'pages/forgotten-password.tsx'),
  route('lozinka/resetovanje', 'pages/new-password.tsx'),
  route('email/verifikacija', 'pages/email-verification.tsx'),
  route('email/verifikuj', 'pages/verify-email.tsx'),
  route('oglasi', 'pages/postings.tsx'),
  route('oglasi/prijava/:id', 'pages/employer-application.tsx'),
  route('oglasi/:id/prijave', 'pages/employer-applications.tsx'),
  route('oglasi/:id/prijava-poslata', 'pages/application-sent.tsx'),
  route('oglasi/kreiranje', 'pages/posting-create.tsx'),
  route('oglasi/:id', 'pages/posting.tsx'),
  route('poslodavci', 'pages/employers.tsx'),
  route('poslodavci/:id', 'pages/employer.tsx'),
  route('profil/poslodavac', 'pages/employer-home.tsx'),
  route('profil/poslodavac/oglasi', 'pages/my-postings.tsx'),
  route('profil/poslodavac/nalog', 'pages/account.tsx', { id: 'account-employer' }),
  route('profil/poslodavac/podesavanja', 'pages/settings.tsx', { id: 'settings-employer' }),
  route('profil/kandidat', 'pages/candidate-home.tsx'),
  route('profil/kandidat/nalog', 'pages/account.tsx', { id: 'account-candidate' }),
  route('profil/kandidat/podesavanja', 'pages/settings.tsx', { id: 'settings-candidate' }),
  route('email/odjava', 'pages/unsubscribe.tsx'),
  route('admin', 'pages/admin-home.tsx'),
  route('admin/korisnici', 'pages/admin-users.tsx'),
  route('admin/korisnici/novi', 'pages/admin-user-create.tsx'),
  route('admin/korisnici/:id', 'pages/admin-user.tsx'),
  route('admin/posta', 'pages/admin-mails.tsx'),
  route('admin/dnevnik', 'pages/admin-log.tsx'),
  ...gallery,
  route('error', 'pages/error.tsx'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
