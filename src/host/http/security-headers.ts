/** On every response: no content sniffing, no framing, no referrer for other sites, no cross-origin embedding. */
export const commonHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * Also on documents: no device permissions, no access from windows of other sites. They have no effect on other
 * responses.
 */
export const documentHeaders: Record<string, string> = {
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Responses that are not pages may load nothing. */
export const dataCsp = "default-src 'none'; frame-ancestors 'none'";

/** The service worker asks for pages of the site, and loads nothing else. */
export const workerCsp = "default-src 'none'; connect-src 'self'";

/** A page without scripts may use only its own style element. */
export const standaloneCsp = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";

/** The API documentation viewer loads only files of the site; its inline content is styles and small pictures. */
export const viewerCsp =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

export interface PageCsp {
  /** Of style elements created by the page's scripts. */
  nonce: string;
  /** Hashes of the page's inline scripts. */
  scripts: string[];
  development: boolean;
  https: boolean;
  /** Address of the visit-counting script, where the visitor has agreed to it. */
  counting?: string | undefined;
}

/** An address as source expression of a policy, which allows neither queries nor the policy's separators. */
const withoutQuery = (address: string): string => {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C');
};

/**
 * The policy of a page: inline scripts run only by hash, style elements only with the nonce; style attributes are
 * allowed, as React writes them into the markup.
 */
export const pageCsp = ({ nonce, scripts, development, https, counting }: PageCsp): string =>
  [
    "default-src 'self'",
    `script-src ${["'self'", ...new Set(scripts), ...(counting ? [withoutQuery(counting)] : [])].join(' ')}`,
    // Vite inserts styles by script; a nonce would disable 'unsafe-inline'.
    development
      ? "style-src 'self' 'unsafe-inline'"
      : `style-src 'self' 'nonce-${nonce}'; style-src-attr 'unsafe-inline'`,
    "img-src 'self' data: blob:",
    `connect-src 'self'${development ? ' ws: wss:' : ''}${counting ? ` ${new URL(counting).origin}` : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
