/** nginx on this machine with a built site and the site file that the build has made for it. */
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from './free-port.ts';

/** Milliseconds until nginx must have answered, and between two tries. */
const START_MS = 10_000;
const TRY_MS = 50;

/** One answer, as nginx has written it down. */
export interface LoggedAnswer {
  path: string;
  status: number;
  /** Bytes on the line, with those of its head. */
  bytes: number;
}

export interface Nginx {
  origin: string;
  /** Ends it. @returns what it has answered, if that was to be written down */
  stop: () => Promise<LoggedAnswer[]>;
}

async function answers(origin: string): Promise<void> {
  const end = Date.now() + START_MS;
  for (;;) {
    try {
      await fetch(origin);
      return;
    } catch (error) {
      if (Date.now() > end) throw new Error('nginx does not answer', { cause: error });
      await new Promise((over) => setTimeout(over, TRY_MS));
    }
  }
}

/**
 * @param site the folder of the build
 * @param workers processes of nginx
 * @param log whether answers are written down
 */
export async function startNginx(site: string, workers: number, log: boolean): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  // Its workers are not the user that made the folder.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const own = readFileSync(join(site, 'nginx.conf'), 'utf8')
    .replace('listen 80;', `listen ${port};`)
    .replace('/var/www/site', resolve(site));
  const answered = join(folder, 'answers.log');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; worker_processes ${workers}; events { worker_connections 4096; }
http { include /etc/nginx/mime.types; sendfile on; tcp_nopush on;
  log_format answers '$status $bytes_sent $request_uri'; access_log ${log ? `${answered} answers` : 'off'};
  ${temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
  ${own} }`,
  );
  const errors = join(folder, 'error.log');
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', errors], { stdio: 'ignore' });
  const ended = new Promise((done) => nginx.once('exit', done));
  await answers(`${origin}/robots.txt`);
  return {
    origin,
    stop: async () => {
      nginx.kill('SIGQUIT');
      await ended;
      const lines = log ? readFileSync(answered, 'utf8').trim().split('\n') : [];
      rmSync(folder, { recursive: true });
      return lines
        .map((line) => line.split(' '))
        .map(([status, bytes, path = '']) => ({ path, status: Number(status), bytes: Number(bytes) }))
        .filter(({ path }) => path !== '/robots.txt');
    },
  };
}
