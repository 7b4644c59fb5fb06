import { readFileSync } from 'node:fs';

const folder = new URL('../fixtures/tls/', import.meta.url);

/**
 * A key and a certificate for `localhost` that nobody has signed but themselves, for https in tests. Made once, for a hundred years:
 * `openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 36500 -subj /CN=localhost`.
 */
export const testCertificate = (): { key: string; cert: string } => ({
  key: readFileSync(new URL('key.pem', folder), 'utf8'),
  cert: readFileSync(new URL('cert.pem', folder), 'utf8'),
});
