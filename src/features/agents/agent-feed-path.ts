/** Path of an agent's RSS feed. */
export const agentFeedPath = (token: string): string => `/rss/agent/${token}.xml`;
