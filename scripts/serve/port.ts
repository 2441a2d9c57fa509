/** The port that a server on one's own computer listens at. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import { hasCode } from '../files/error-code.ts';

/** Ports tried above the wanted one. */
const TRIES = 20;
const HIGHEST = 65_535;

/** A port as it was typed → its number; undefined when it is none. */
export function portOf(text: string): number | undefined {
  const port = Number(text);
  return /^\d+$/.test(text) && port <= HIGHEST ? port : undefined;
}

async function listens(server: Server, port: number): Promise<boolean> {
  try {
    server.listen(port);
    await once(server, 'listening');
    return true;
  } catch (error) {
    // Somebody else's, or one that only an administrator may take.
    if (hasCode(error, 'EADDRINUSE', 'EACCES')) return false;
    throw error;
  }
}

/** Lets `server` listen at the wanted port or the next that is free, and gives that; nothing when none is. */
export async function listenNear(server: Server, wanted: number): Promise<number | undefined> {
  for (let port = wanted; port <= Math.min(wanted + TRIES, HIGHEST); port += 1) {
    if (!(await listens(server, port))) continue;
    const address = server.address();
    return typeof address === 'object' && address ? address.port : port;
  }
  return undefined;
}
