/** Where the secret addresses of agents' feeds begin. */
export const agentFeeds = '/rss/agent/';

/** Path of an agent's RSS feed. */
export const agentFeedPath = (token: string): string => `${agentFeeds}${token}.xml`;
