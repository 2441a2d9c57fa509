/**
 * A slow line in front of a server. It is slow for everybody behind it, the service worker too, whose requests the
 * browser's own tools do not slow down. A packet takes half a round trip each way; all connections share the line.
 */
import { connect, createServer, type Socket } from 'node:net';
import { listenAtFreePort } from '../../tests/fixtures/free-port.ts';

export interface NetworkSpeed {
  /** Bytes a second, from the server and to it. */
  down: number;
  up: number;
  /** Milliseconds there and back. */
  roundTrip: number;
}

/** What phones' networks are commonly taken to be: 1.6 Mbit/s down, 750 kbit/s up. */
export const SLOW_4G: NetworkSpeed = { down: 1_600_000 / 8, up: 750_000 / 8, roundTrip: 150 };

/** Bytes that travel together. */
const PACKET = 1460;
/** How much is under way before the sender has to wait, in milliseconds that the line takes for it. */
const BUFFER_MS = 250;

/** One direction of the line, which its connections share. @returns when a packet that is sent now has left */
function sharedSpeed(bytesPerSecond: number): (bytes: number) => number {
  let free = 0;
  return (bytes) => (free = Math.max(free, performance.now()) + (bytes * 1000) / bytesPerSecond);
}

/** Carries what `from` sends to `to`, packet by packet, none before the moment `ready`. */
function carry(from: Socket, to: Socket, send: (bytes: number) => number, delay: number, ready: number): void {
  const underWay: { bytes: Buffer; arrival: number }[] = [];
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  const deliver = () => {
    while (underWay[0] && underWay[0].arrival <= performance.now()) {
      to.write(underWay[0].bytes);
      underWay.shift();
    }
    clearTimeout(timer);
    if (underWay[0]) timer = setTimeout(deliver, Math.max(1, underWay[0].arrival - performance.now()));
    else if (ended) to.end();
  };
  from.on('data', (data: Buffer) => {
    let left = 0;
    for (let at = 0; at < data.length; at += PACKET) {
      const bytes = data.subarray(at, at + PACKET);
      left = send(bytes.length);
      underWay.push({ bytes, arrival: Math.max(left, ready) + delay });
    }
    deliver();
    const ahead = left - performance.now();
    if (ahead < BUFFER_MS) return;
    from.pause();
    setTimeout(() => from.resume(), ahead - BUFFER_MS / 2);
  });
  from.on('end', () => {
    ended = true;
    deliver();
  });
  from.on('close', () => {
    clearTimeout(timer);
    to.destroy();
  });
  // A connection that breaks closes: that is all there is to do.
  from.on('error', () => undefined);
}

export interface SlowNetwork {
  port: number;
  /** Ends all connections, as a phone does between two visits. */
  disconnectAll: () => void;
  close: () => void;
}

/** @param port of the server on this machine that the line leads to */
export async function slowNetwork(port: number, { down, up, roundTrip }: NetworkSpeed): Promise<SlowNetwork> {
  const toServer = sharedSpeed(up);
  const toClient = sharedSpeed(down);
  const clients = new Set<Socket>();
  const proxy = createServer({ allowHalfOpen: true }, (client) => {
    clients.add(client);
    client.on('close', () => clients.delete(client));
    const server = connect({ port, allowHalfOpen: true });
    // On this machine a connection stands at once; on the line its greeting goes there and back first.
    carry(client, server, toServer, roundTrip / 2, performance.now() + roundTrip);
    carry(server, client, toClient, roundTrip / 2, 0);
  });
  const proxyPort = await listenAtFreePort(proxy);
  const disconnectAll = () => clients.forEach((client) => client.destroy());
  return {
    port: proxyPort,
    disconnectAll,
    close: () => {
      disconnectAll();
      proxy.close();
    },
  };
}
