import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findProxy, type proxies } from '../../scripts/installed.ts';
import { freePort } from './site-process.ts';
import { testCertificate } from './test-certificate.ts';

export interface TestProxy {
  url: string;
  stop(): Promise<void>;
}

/** Puts the values of a test in place of those of a site; what is not found any more is a fault of the test. */
const replaced = (text: string, values: [string | RegExp, string][]): string =>
  values.reduce((now, [what, value]) => {
    if (now.search(what) < 0) throw new Error(`the configuration has no ${what}`);
    return now.replaceAll(what as string, value);
  }, text);

/** The configuration of `deploy/nginx`, with the ports, certificates and folders of a test. */
const prepareNginx = (folder: string, port: number, upstream: string): string[] => {
  const { key, cert } = testCertificate();
  writeFileSync(join(folder, 'key.pem'), key);
  writeFileSync(join(folder, 'cert.pem'), cert);
  const site = replaced(readFileSync('deploy/nginx/prilika.conf', 'utf8'), [
    [/server 127\.0\.0\.1:3000;/g, `server ${upstream};`],
    [/listen 80;\n {2}listen \[::\]:80;/g, `listen 127.0.0.1:${port + 1};`],
    [/listen 443 ssl http2;\n {2}listen \[::\]:443 ssl http2;/g, `listen 127.0.0.1:${port} ssl http2;`],
    [/\/etc\/letsencrypt\/live\/posao\.example\/fullchain\.pem/g, join(folder, 'cert.pem')],
    [/\/etc\/letsencrypt\/live\/posao\.example\/privkey\.pem/g, join(folder, 'key.pem')],
    [/posao\.example/g, 'localhost'],
    [/\/etc\/prilika/g, join(folder, 'prilika')],
  ]);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')};
     events {} http { access_log off; ${places.join(' ')}\n${site} }`,
  );
  return ['-p', folder, '-c', join(folder, 'nginx.conf')];
};

/** The configuration of `deploy/caddy`, without a certificate of the public. */
const prepareCaddy = (folder: string): string[] => {
  const site = replaced(readFileSync('deploy/caddy/Caddyfile', 'utf8'), [
    [/\/etc\/prilika/g, join(folder, 'prilika')],
    [/\{\$SITE:posao\.example\} \{/g, '{$SITE:posao.example} {\n\tbind 127.0.0.1'],
  ]);
  writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
  return ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
};

/**
 * Starts an installed proxy with the project's own configuration in front of `upstream` (`127.0.0.1:4000`); nginx speaks HTTPS with
 * a certificate of its own.
 */
export async function startProxy(name: (typeof proxies)[number], upstream: string): Promise<TestProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'prilika-proxy-'));
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'prilika'));
  for (const file of ['away.html', 'away.json']) cpSync(join('deploy', file), join(folder, 'prilika', file));
  const port = await freePort();
  const url = name === 'nginx' ? `https://localhost:${port}` : `http://localhost:${port}`;
  const parameters = name === 'nginx' ? prepareNginx(folder, port, upstream) : prepareCaddy(folder);
  const said: string[] = [];
  const child: ChildProcess = spawn(findProxy(name) ?? name, parameters, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, SITE: url, UPSTREAM: upstream, HOME: folder, XDG_DATA_HOME: folder },
  });
  child.stderr?.on('data', (bytes) => said.push(String(bytes)));
  const listening = async (): Promise<boolean> => {
    const { connect } = await import('node:net');
    return new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
      socket.on('connect', () => socket.destroy());
    });
  };
  while (!(await listening())) {
    if (child.exitCode !== null) throw new Error(`${name} ended: ${said.join('')}`);
    await pause(20);
  }
  return {
    url,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
