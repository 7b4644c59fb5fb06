/** An object store as described by `FILES_URL`. */
export interface ObjectPlace {
  bucket: string;
  region: string;
  /** URL of the service; null: Amazon's own in that region. */
  endpoint: string | null;
  /** Null: the machine's own credentials (environment, profile, role). */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
  /** Whether the bucket is in the path, as most servers expect, or in the host name. */
  style: 'path' | 'host';
  /** Who serves private files after the site has checked access: the site, or the store by a signed link. */
  links: 'site' | 'direct';
}

const known = new Set(['region', 'endpoint', 'tls', 'style', 'links']);
const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/** The value of a query parameter, one of `words`; the first when it is not given. */
const wordOf = <T extends string>(query: URLSearchParams, name: string, words: readonly [T, ...T[]]): T => {
  const given = query.get(name) ?? words[0];
  const word = words.find((one) => one === given);
  if (word === undefined) throw new Error(`${name} is ${words.join(' or ')}`);
  return word;
};

const webAddress = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.username)
    throw new Error('endpoint is an address like https://s3.example.com');
  return url.origin;
};

/**
 * Parses `s3://KEY:SECRET@HOST[:PORT]/BUCKET?…` or `s3://BUCKET?…`, where the second uses the machine's own
 * credentials.
 * @throws Error whose message says what is wrong, without the secret
 */
export function readObjectPlace(text: string): ObjectPlace {
  if (!text.startsWith('s3://') || !URL.canParse(text))
    throw new Error('is no address of the form s3://KEY:SECRET@HOST/BUCKET or s3://BUCKET?region=…');
  const url = new URL(text);
  const { searchParams: query } = url;
  for (const name of query.keys()) if (!known.has(name)) throw new Error(`knows no parameter ${name}`);
  const named = url.username !== '';
  const bucket = named ? decodeURIComponent(url.pathname.slice(1)) : url.hostname;
  if (!bucketName.test(bucket)) throw new Error('names no bucket (3 to 63 small letters, digits, dots, hyphens)');
  const tls = wordOf(query, 'tls', ['true', 'false']);
  const style = wordOf(query, 'style', ['path', 'host']);
  const links = wordOf(query, 'links', ['site', 'direct']);
  const given = query.get('region') ?? '';
  if (named) {
    if (!url.password) throw new Error('has a key without its secret');
    if (query.has('endpoint')) throw new Error('names the host already: leave endpoint out');
    return {
      bucket,
      region: given || 'us-east-1',
      style,
      links,
      endpoint: `${tls === 'true' ? 'https' : 'http'}://${url.host}`,
      credentials: {
        accessKeyId: decodeURIComponent(url.username),
        secretAccessKey: decodeURIComponent(url.password),
      },
    };
  }
  if (!/^\/?$/.test(url.pathname) || url.port) throw new Error('has a host without a key and its secret');
  const endpoint = query.get('endpoint');
  if (!given && !endpoint) throw new Error('needs region=…');
  return {
    bucket,
    region: given || 'us-east-1',
    links,
    credentials: null,
    endpoint: endpoint ? webAddress(endpoint) : null,
    // Amazon accepts the bucket only in the host name.
    style: endpoint ? style : 'host',
  };
}

/** Name of the store for people, without key and secret. */
export const namePlace = ({ bucket, endpoint, region }: ObjectPlace): string =>
  `s3://${bucket} at ${endpoint ?? `Amazon, ${region}`}`;
