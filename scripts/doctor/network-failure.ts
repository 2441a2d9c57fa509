/** Why a server gave no answer, in the owner's words. */
import { valueAt } from '../../src/shared/value-at.ts';
import { errorChain } from '../files/error-chain.ts';
import type { NoResponse } from './site-client.ts';

const ASK_HOST = 'Look at the host’s status page, wait some minutes, then do this again';
const CERTIFICATE = 'Switch on the host’s free certificate for this domain (on nginx: certbot), then do this again.';

type Told = (name: string) => NoResponse;

const unknownName: Told = (name) => ({
  cause: `Nobody on the internet knows the name ${name}.`,
  remedy:
    'Check its spelling and this computer’s connection; a new domain must be connected at the host, and takes up to a day.',
});
const untrusted: Told = (name) => ({
  cause: `Browsers do not trust the certificate of ${name}: nobody but its own server has signed it.`,
  remedy: CERTIFICATE,
});
const broken: Told = (name) => ({
  cause: `${name} breaks the connection off before it has answered.`,
  remedy: `${ASK_HOST}.`,
});
const noTls: Told = (name) => ({ cause: `${name} does not speak https.`, remedy: CERTIFICATE });
const unreachable: Told = (name) => ({
  cause: `${name} cannot be reached from here.`,
  remedy: 'Check this computer’s connection; if other sites open, ask the host.',
});

/** Node's codes, and those of its HTTP client. */
const TOLD: Readonly<Record<string, Told>> = {
  ENOTFOUND: unknownName,
  EAI_AGAIN: unknownName,
  ECONNREFUSED: (name) => ({
    cause: `No server listens at ${name}.`,
    remedy: 'Check the address; on one’s own computer, run `npm start` first.',
  }),
  EHOSTUNREACH: unreachable,
  ENETUNREACH: unreachable,
  ETIMEDOUT: unreachable,
  DEPTH_ZERO_SELF_SIGNED_CERT: untrusted,
  SELF_SIGNED_CERT_IN_CHAIN: untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrusted,
  CERT_HAS_EXPIRED: (name) => ({ cause: `The certificate of ${name} has run out.`, remedy: CERTIFICATE }),
  ERR_TLS_CERT_ALTNAME_INVALID: (name) => ({
    cause: `The certificate at ${name} is another site’s.`,
    remedy: 'Add this domain to the site at the host, which then makes it a certificate; then do this again.',
  }),
  EPROTO: noTls,
  ERR_SSL_WRONG_VERSION_NUMBER: noTls,
  ERR_SSL_PACKET_LENGTH_TOO_LONG: noTls,
  ECONNRESET: broken,
  EPIPE: broken,
  UND_ERR_SOCKET: broken,
};

export const timedOut = (name: string, seconds: number): NoResponse => ({
  cause: `${name} has not answered within ${seconds} seconds.`,
  remedy: `${ASK_HOST}.`,
});

export const tooLarge = (name: string, megabytes: number): NoResponse => ({
  cause: `${name} answers with more than ${megabytes} MB, which no page or picture of this site has.`,
  remedy: 'Deploy again; if it stays so, ask the host what lies there.',
});

/** @param error what `fetch` has thrown. @param name what was asked, as the owner knows it */
export function networkFailure(error: unknown, name: string): NoResponse {
  const errors = errorChain(error);
  for (const one of errors) {
    const sentence = TOLD[String(valueAt(one, ['code']))];
    if (sentence) return sentence(name);
  }
  const last = valueAt(errors.at(-1), ['message']);
  return {
    cause: `${name} gives no answer that can be understood${typeof last === 'string' && last ? ` (${last.slice(0, 100)})` : ''}.`,
    remedy: `${ASK_HOST}.`,
  };
}
