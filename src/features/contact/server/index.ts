import { type Route, route } from '#platform/http/call-context.ts';
import { getContact } from '../contract.ts';

/** How people reach the provider. */
export const createContact = ({ email }: { email: string }): { routes: Route[] } => ({
  routes: [route(getContact, async () => ({ data: { email } }))],
});
