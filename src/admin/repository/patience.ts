/** Milliseconds without an answer after which the connection counts as broken; each letter sent adds PER_LETTER. */
const PATIENCE = 30_000;
/** Slower than this hardly a line is: photos that are still on their way are not given up. */
const PER_LETTER = 0.2;

/** @param sent what is sent with a request @returns milliseconds that the host's answer is waited for */
export const patienceFor = (sent: string | undefined): number => Math.ceil(PATIENCE + (sent?.length ?? 0) * PER_LETTER);
