/** Who has signed in with this browser: kept where the editor keeps it, so that all pages of the owner know it. */

const USER_KEY = 'sveltia-cms.user';

interface User {
  token?: string;
  backendName?: string;
}

/** Who is signed in; empty when nobody is, or when the browser keeps nothing. */
export function signedIn(): User {
  try {
    const user: unknown = JSON.parse(localStorage.getItem(USER_KEY) ?? '{}');
    return typeof user === 'object' && user !== null ? user : {};
  } catch {
    return {};
  }
}

/** The token that this browser has been signed in with last; nothing when it has none. */
export function storedToken(): string | undefined {
  const { token } = signedIn();
  return typeof token === 'string' && token !== '' ? token : undefined;
}

/** Thrown where the browser keeps nothing: it has no storage, or a full one, or none that this site may use. */
export class NothingKept extends Error {}

/**
 * Stores the account in the form in which the editor stores it.
 * @param profile the account as the host's API describes it
 * @throws NothingKept
 */
export function signIn(token: string, profile: Readonly<Record<string, unknown>>): void {
  const { id, name, login, email, avatar_url: avatarURL, html_url: profileURL } = profile;
  const user = { backendName: 'github', id, name, login, email, avatarURL, profileURL, bot: false, token };
  try {
    localStorage.setItem(USER_KEY, JSON.stringify(user));
  } catch (cause) {
    throw new NothingKept('The browser has not kept the token', { cause });
  }
}

export function signOut(): void {
  localStorage.removeItem(USER_KEY);
}

/** Calls when another page of this browser has signed in or out. */
export function onSessionChange(changed: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === USER_KEY || key === null) changed();
  });
}
