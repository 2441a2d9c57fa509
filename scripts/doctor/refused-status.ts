/** Answers by which a host that is well refuses the doctor: a new deployment would not help. */

interface HostRefusal {
  /** What the host does, behind the name of who does it. */
  does: string;
  remedy: string;
}

const HOST_REFUSALS: ReadonlyMap<number, HostRefusal> = new Map([
  [
    401,
    {
      does: 'asks for a password (401)',
      remedy: 'Take the password off at the host (“password protection”, “visitor access”): visitors have none.',
    },
  ],
  [
    429,
    {
      does: 'limits how often it may be asked (429)',
      remedy: 'Wait some minutes, then do this again; if it stays so, ask the host how often a site may be asked.',
    },
  ],
]);

/** Who asks too often is told no more about the site. */
export const TOO_OFTEN = 429;

/** @returns what such a host does and what to do; undefined for a status that says something of the site itself */
export const hostRefusalOf = (status: number): HostRefusal | undefined => HOST_REFUSALS.get(status);
