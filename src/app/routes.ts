import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Paths are the product's own words (SPEC §2); fixed ones win over `:id`. */
export default [
  index('pages/home.tsx'),
  route('prijava/kandidat', 'pages/login.tsx', { id: 'login-candidate' }),
  route('prijava/poslodavac', 'pages/login.tsx', { id: 'login-employer' }),
  route('oglasi', 'pages/postings.tsx'),
  route('oglasi/:id', 'pages/posting.tsx'),
  route('error', 'pages/error.tsx'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
