/** What was typed behind `npm start`. */
import { parseArgs } from 'node:util';
import { INBOX_FOLDER } from '../../integrations/inbox/settings.ts';
import { argumentError } from '../terminal/argument-error.ts';
import { portOf } from './port.ts';

export type StartArguments =
  | { kind: 'start'; port: number; folder: string; inbox: string }
  /** `reason` says what cannot be understood. */
  | { kind: 'invalid'; reason: string };

/** @param env whose PORT counts where no port was typed */
export function parseStartArguments(args: readonly string[], env: NodeJS.ProcessEnv): StartArguments {
  const options = {
    port: { type: 'string', default: env['PORT'] || '4321' },
    // Not dist/: a site that mails to one's own computer must never be deployed by accident.
    folder: { type: 'string', default: '.local/site' },
    inbox: { type: 'string', default: INBOX_FOLDER },
  } as const;
  try {
    const { values } = parseArgs({ args: [...args], options });
    const port = portOf(values.port);
    return port === undefined
      ? { kind: 'invalid', reason: `${values.port} is no port. Write a number such as 4321.` }
      : { kind: 'start', ...values, port };
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`);
    return {
      kind: 'invalid',
      reason: `${argumentError(error)}. What can stand behind \`npm start --\`: ${known.join(', ')}.`,
    };
  }
}
