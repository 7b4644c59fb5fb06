import { isSignatureOf, type Key, signatureOf } from '#host/secrets.ts';

/** Permission of a link: reading an agent's feed, or acting on it from its mail. */
export type AgentLinkKind = 'feed' | 'mail';

export interface AgentLink {
  kind: AgentLinkKind;
  agentId: number;
  /** Key of the agent; incrementing it revokes the feed link. */
  key: number;
}

const signedText = ({ kind, agentId, key }: AgentLink): string => `${kind}.${agentId}.${key}`;

/** The token of a link: signed and not stored; whoever has it can access this one agent. */
export const signAgentLink = (secret: Key, link: AgentLink): string =>
  `${link.agentId}.${link.key}.${signatureOf(secret, signedText(link)).toString('base64url')}`;

/** The content of a token of this kind; null when its signature is invalid. */
export function readAgentLink(secret: Key, kind: AgentLinkKind, token: string): AgentLink | null {
  const [id = '', key = '', mac = '', more] = token.split('.');
  if (!/^[1-9]\d{0,9}$/.test(id) || !/^[1-9]\d{0,9}$/.test(key) || more !== undefined) return null;
  const link = { kind, agentId: Number(id), key: Number(key) };
  return isSignatureOf(secret, signedText(link), Buffer.from(mac, 'base64url')) ? link : null;
}
