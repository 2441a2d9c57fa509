/** `npm run doctor`: looks at a live site or a built folder; ends with 1 when something is wrong. */
import { argv, env, stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { failureOf, failureText } from '../files/failure.ts';
import { parseYesNo } from '../terminal/yes-no.ts';
import { parseDoctorArguments, USAGE, type DoctorArguments } from './arguments.ts';
import { runChecks } from './run-checks.ts';
import { openLiveSite } from './site-root.ts';
import { openFolder } from './folder-site.ts';
import { isHealthy, report } from './report.ts';
import { sendTestEnquiry, type Confirm } from './test-enquiry.ts';

// A closed pipe behind this command: there is nowhere left to write to.
stdout.on('error', () => process.exit(1));

const confirm: Confirm = async (question) => {
  if (!stdin.isTTY || !stdout.isTTY) return undefined;
  const terminal = createInterface({ input: stdin, output: stdout });
  // Ctrl-C and Ctrl-D refuse.
  const closed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  const answer = await Promise.race([terminal.question(`${question} `).catch(() => ''), closed]);
  terminal.close();
  return parseYesNo(answer) === true;
};

async function diagnose({ target, mail }: Extract<DoctorArguments, { kind: 'look' }>): Promise<boolean> {
  const [siteRoot, name] =
    'address' in target
      ? [await openLiveSite(target.address), target.address.href]
      : [await openFolder(target.folder), target.folder];
  const results = await runChecks(siteRoot, name, {
    more: mail ? (site) => sendTestEnquiry(site, confirm) : undefined,
  });
  console.log(report(results).join('\n'));
  return isHealthy(results);
}

const asked = parseDoctorArguments(argv.slice(2), env);
if (asked.kind === 'look') {
  try {
    process.exitCode = (await diagnose(asked)) ? 0 : 1;
  } catch (error) {
    const failure = failureOf(error, process.cwd());
    console.log(`The doctor could not finish. ${failureText(failure, process.cwd())}`);
    process.exitCode = 1;
  }
} else {
  if (asked.kind === 'invalid') console.log(asked.reason);
  console.log(USAGE);
  process.exitCode = asked.kind === 'help' ? 0 : 1;
}
