/** On every answer: no sniffing, no framing, no address leaking to other sites, no device rights. */
export const commonHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** What is not a page needs nothing at all. */
export const dataCsp = "default-src 'none'; frame-ancestors 'none'";

/**
 * The policy of a page. Scripts and style elements run only with this answer's nonce; style attributes are allowed, as
 * React and Mantine write them into the markup.
 */
export const pageCsp = (nonce: string, options: { development: boolean; https: boolean }): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    // Vite puts styles in by script; a nonce would switch 'unsafe-inline' off again.
    options.development
      ? "style-src 'self' 'unsafe-inline'"
      : `style-src 'self'; style-src-elem 'self' 'nonce-${nonce}'; style-src-attr 'unsafe-inline'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    options.development ? "connect-src 'self' ws: wss:" : "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(options.https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

export const hsts = 'max-age=31536000; includeSubDomains';
