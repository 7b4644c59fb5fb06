import { pageAddress } from '#kit/site-map.ts';

/** Where a link of an agent's mail leads: to what can be done about the agent, or to whether a posting was useful. */
export const agentMailAddress = (
  token: string,
  more: { wish?: 'pause' | 'continue'; posting?: number; useful?: boolean } = {},
): string => {
  const query = new URLSearchParams({
    token,
    ...(more.wish ? { wish: more.wish } : {}),
    ...(more.posting === undefined ? {} : { posting: String(more.posting) }),
    ...(more.useful === undefined ? {} : { useful: more.useful ? 'yes' : 'no' }),
  });
  return `${pageAddress('agent-mail')}?${query}`;
};

/** Where mail programs post to stop an agent's mail (RFC 8058). */
export const oneClickPath = (token: string): string => `/api/services/agent-mail?token=${token}`;

/** The page of an agent's wizard, after login. */
export const agentEditAddress = (agentId: number): string => `${pageAddress('agent-edit')}?id=${agentId}`;
