import { isSignatureOf, type Key, signatureOf } from '#host/secrets.ts';

/** What a link allows with an agent: to read its feed, or to answer from its mail. */
export type AgentLinkKind = 'feed' | 'mail';

export interface AgentLink {
  kind: AgentLinkKind;
  agentId: number;
  /** Of the agent; a feed's link ends when it is raised. */
  key: number;
}

const signedText = ({ kind, agentId, key }: AgentLink): string => `${kind}.${agentId}.${key}`;

/** The token of a link: signed, stored nowhere; it opens this one agent to whoever has it. */
export const signAgentLink = (secret: Key, link: AgentLink): string =>
  `${link.agentId}.${link.key}.${signatureOf(secret, signedText(link)).toString('base64url')}`;

/** What a token of this kind says; null when it is not ours. */
export function readAgentLink(secret: Key, kind: AgentLinkKind, token: string): AgentLink | null {
  const [id = '', key = '', mac = '', more] = token.split('.');
  if (!/^[1-9]\d{0,9}$/.test(id) || !/^[1-9]\d{0,9}$/.test(key) || more !== undefined) return null;
  const link = { kind, agentId: Number(id), key: Number(key) };
  return isSignatureOf(secret, signedText(link), Buffer.from(mac, 'base64url')) ? link : null;
}
