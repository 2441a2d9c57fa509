/** Showing a picture on the desktop, with the program that the computer opens pictures with. */
import { spawn } from 'node:child_process';

/** Shows a picture, or does nothing where there is no desktop. */
export type Show = (path: string) => void;

/** The command that opens a file with the desktop's program; undefined where there is no desktop. */
export function openerOf(
  platform: NodeJS.Platform,
  env: NodeJS.ProcessEnv,
  path: string,
): [command: string, ...words: string[]] | undefined {
  // Over a remote connection the picture would open on the other computer, or nowhere.
  if (env['SSH_CONNECTION'] || env['CI']) return undefined;
  if (platform === 'darwin') return ['open', path];
  // rundll32 takes the path as it is; `start` would read & and ^ in it as commands.
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler', path];
  return env['DISPLAY'] || env['WAYLAND_DISPLAY'] ? ['xdg-open', path] : undefined;
}

/** Opens a picture and does not wait for it. A desktop without such a program is no mistake. */
export const showOnDesktop: Show = (path) => {
  const [command, ...words] = openerOf(process.platform, process.env, path) ?? [];
  if (!command) return;
  const opened = spawn(command, words, { detached: true, stdio: 'ignore' });
  opened.on('error', () => undefined);
  opened.unref();
};
