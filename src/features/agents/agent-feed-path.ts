/** Path prefix of agents' secret feed addresses. */
export const agentFeeds = '/rss/agent/';

/** Path of an agent's RSS feed. */
export const agentFeedPath = (token: string): string => `${agentFeeds}${token}.xml`;
