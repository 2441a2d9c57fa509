/** True for a Node error with one of these codes, such as ENOENT. */
export const hasCode = (error: unknown, ...codes: string[]) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/** True for an error of the system's, such as a file that is not there. */
export const isSystemError = (error: unknown) => error instanceof Error && 'syscall' in error;
