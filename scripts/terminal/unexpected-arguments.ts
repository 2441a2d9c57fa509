/**
 * What was typed behind a command of npm that takes nothing: why it cannot be understood, where something was.
 * @param command its name, such as `check`
 */
export const unexpectedArguments = (command: string, args: readonly string[]): string | undefined =>
  args.length === 0 ? undefined : `Nothing can stand behind \`npm run ${command}\`: what is ${args.join(' ')}?`;
