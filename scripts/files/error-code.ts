/** True for a Node error with one of these codes, such as ENOENT. */
export const hasCode = (error: unknown, ...codes: string[]) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));
