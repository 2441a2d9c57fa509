/** What was typed behind `npm run check`, which takes nothing: why it cannot be understood, where something was. */
export const invalidArguments = (args: readonly string[]): string | undefined =>
  args.length === 0 ? undefined : `Nothing can stand behind \`npm run check\`: what is ${args.join(' ')}?`;
