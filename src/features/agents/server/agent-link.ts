import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link allows with an agent: to read its feed, or to answer from its mail. */
export type AgentLinkKind = 'feed' | 'mail';

export interface AgentLink {
  kind: AgentLinkKind;
  agentId: number;
  /** Of the agent; a feed's link ends when it is raised. */
  key: number;
}

const macOf = (secret: Uint8Array, { kind, agentId, key }: AgentLink): Buffer =>
  createHmac('sha256', secret).update(`${kind}.${agentId}.${key}`).digest();

/** The token of a link: signed, stored nowhere; it opens this one agent to whoever has it. */
export const signAgentLink = (secret: Uint8Array, link: AgentLink): string =>
  `${link.agentId}.${link.key}.${macOf(secret, link).toString('base64url')}`;

/** What a token of this kind says; null when it is not ours. */
export function readAgentLink(secret: Uint8Array, kind: AgentLinkKind, token: string): AgentLink | null {
  const [id = '', key = '', mac = '', more] = token.split('.');
  if (!/^[1-9]\d{0,9}$/.test(id) || !/^[1-9]\d{0,9}$/.test(key) || more !== undefined) return null;
  const link = { kind, agentId: Number(id), key: Number(key) };
  const expected = macOf(secret, link);
  const signature = Buffer.from(mac, 'base64url');
  return signature.length === expected.length && timingSafeEqual(signature, expected) ? link : null;
}
