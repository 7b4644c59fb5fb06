import { getCookie } from 'hono/cookie';
import { toLanguage } from '#shared/i18n/language.ts';
import type { AroundRequest } from '../http/http-app.ts';
import { languageCookie } from '../http/page-host.ts';
import type { ErrorTracking } from './error-tracking.ts';

/** Has what goes wrong in a request be reported with what the request is: its pattern, its language, the role of who asks. */
export const aroundRequest =
  (tracking: Pick<ErrorTracking, 'during'>): AroundRequest =>
  (c, route, work) =>
    tracking.during(
      () => ({
        requestId: c.get('requestId' as never),
        route: route(),
        method: c.req.method,
        language: toLanguage(c.req.header('locale') ?? c.req.query('lang') ?? getCookie(c, languageCookie)),
        role: c.get('role' as never) ?? 'guest',
      }),
      work,
    );
