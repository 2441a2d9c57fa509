/** Whether visitors' phones keep pages, which the site's owner says in the build's environment: `SERVICE_WORKER`. */

export const SERVICE_WORKER_VALUES = ['on', 'off'];

/**
 * What is wrong with the setting; nothing where it is right, or none is given.
 * @param env the environment of the build, with what a file .env adds to it
 */
export function serviceWorkerFault(
  env: Readonly<Record<string, string | undefined>>,
): { cause: string; remedy: string } | undefined {
  const given = env['SERVICE_WORKER'];
  return !given || SERVICE_WORKER_VALUES.includes(given)
    ? undefined
    : {
        cause: `SERVICE_WORKER is ‘${given}’, and can be on or off.`,
        remedy: 'Write SERVICE_WORKER=off to take the offline copy off the visitors’ phones, or delete the setting.',
      };
}
