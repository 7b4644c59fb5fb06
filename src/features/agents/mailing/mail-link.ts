import { pageAddress } from '#kit/site-map.ts';
import type { AgentFrequency } from '../frequency.ts';

/** Address of a link in an agent's mail: the actions for the agent, or feedback on a posting. */
export const agentMailAddress = (
  token: string,
  more: { wish?: 'pause' | 'continue' | AgentFrequency; posting?: number; useful?: boolean } = {},
): string => {
  const query = new URLSearchParams({
    token,
    ...(more.wish ? { wish: more.wish } : {}),
    ...(more.posting === undefined ? {} : { posting: String(more.posting) }),
    ...(more.useful === undefined ? {} : { useful: more.useful ? 'yes' : 'no' }),
  });
  return `${pageAddress('agent-mail')}?${query}`;
};

/** Path to which mail clients post to unsubscribe from an agent's mail (RFC 8058). */
export const oneClickPath = (token: string): string => `/api/services/agent-mail?token=${token}`;

/** Address of the page on which an alert is changed, with another frequency chosen. */
export const alertManageAddress = (token: string): string => agentMailAddress(token, { wish: 'weekly' });
