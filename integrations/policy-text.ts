/** @param directives of a content security policy: the sources of each; @returns the policy as browsers read it */
export const policyText = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';');
