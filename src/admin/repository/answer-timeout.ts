/** Milliseconds without an answer after which the connection counts as broken; each letter sent adds PER_LETTER. */
const TIMEOUT = 30_000;
/** Hardly a line is slower than this: photos that are still on their way are not given up. */
const PER_LETTER = 0.2;

/** @param sent what is sent with a request @returns milliseconds that the host's answer is waited for */
export const answerTimeoutFor = (sent: string | undefined): number =>
  Math.ceil(TIMEOUT + (sent?.length ?? 0) * PER_LETTER);
