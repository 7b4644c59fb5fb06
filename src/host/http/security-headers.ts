/** On every response: no sniffing, no framing, no address leaking to other sites, no use by them. */
export const commonHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** On documents, besides: no device rights, no window of another site that reaches in. They say nothing of other responses. */
export const documentHeaders: Record<string, string> = {
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Responses that are not pages may load nothing. */
export const dataCsp = "default-src 'none'; frame-ancestors 'none'";

/** A page without scripts may use only its own style element. */
export const standaloneCsp = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";

/** The viewer of the API's description loads files of the site alone; what it writes into its markup are styles and small pictures. */
export const viewerCsp =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

export interface PageCsp {
  /** Of style elements that the page's scripts make. */
  nonce: string;
  /** Hashes of the scripts written into the page. */
  scripts: string[];
  development: boolean;
  https: boolean;
  /** Address of the script that counts visits, where somebody has agreed to it. */
  counting?: string | undefined;
}

/** An address as a policy names it: it knows neither queries nor the signs that part its words. */
const withoutQuery = (address: string): string => {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C');
};

/**
 * The policy of a page. Of the scripts written into it only those run whose hash it names, style elements only with its nonce;
 * style attributes are allowed, as React writes them into the markup.
 */
export const pageCsp = ({ nonce, scripts, development, https, counting }: PageCsp): string =>
  [
    "default-src 'self'",
    `script-src ${["'self'", ...new Set(scripts), ...(counting ? [withoutQuery(counting)] : [])].join(' ')}`,
    // Vite puts styles in by script; a nonce would switch 'unsafe-inline' off again.
    development
      ? "style-src 'self' 'unsafe-inline'"
      : `style-src 'self'; style-src-elem 'self' 'nonce-${nonce}'; style-src-attr 'unsafe-inline'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws: wss:' : ''}${counting ? ` ${new URL(counting).origin}` : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
