export const advertisingMessages = {
  problems: {},
} as const;
