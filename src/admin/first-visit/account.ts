/** The owner's token, which the page shares with the editor. */
import type { RepositoryClient } from '../repository/client.ts';

/** Where the editor keeps who has signed in. */
const USER_KEY = 'sveltia-cms.user';

/** Keeps a token that the host has taken, as the editor keeps it. @throws RepositoryError where it is not taken */
export async function signIn(client: RepositoryClient, token: string): Promise<void> {
  const { login, profile } = await client.account();
  localStorage.setItem(
    USER_KEY,
    JSON.stringify({ backendName: 'github', token, login, name: profile['name'], email: profile['email'] }),
  );
}
