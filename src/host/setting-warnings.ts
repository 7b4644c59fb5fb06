import { type Config, isPublicAddress } from './config.ts';
import { configSchema } from './config-schema.ts';
import { misspeltSettings } from './setting-names.ts';

type Environment = Record<string, string | undefined>;

/** Unknown variables that resemble a setting, with a message for each. */
export const misspelt = (environment: Environment): string[] =>
  misspeltSettings(environment, Object.keys(configSchema.shape));

/** Valid settings that are probably unintended: a message for each, with what to do. */
export function settingWarnings(config: Config, environment: Environment): string[] {
  const { PUBLIC_URL: url, PORT: port, SEED: seed } = config;
  const warnings = misspelt(environment);
  if (seed === 'demo' || environment['NODE_ENV'] !== 'production') return warnings;
  if (!url)
    warnings.push(
      `PUBLIC_URL is not set, so that links in mails lead to http://localhost:${port}: set it to the address that people type, https://….`,
    );
  else if (isPublicAddress(url) && url.startsWith('http:'))
    warnings.push(
      `PUBLIC_URL is ${url}, and not https: cookies and passwords travel in the open. Put a proxy with a certificate in front (deploy/), and set PUBLIC_URL to https://….`,
    );
  return warnings;
}
