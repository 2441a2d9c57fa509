/** What the owner's pages for photos have in common, in English. */
export const en = {
  otherLanguage: 'हिंदी में',
  gallery: 'Which gallery?',
  pill: '{title} ({count})',
  again: 'Try again',
  checks: 'See how the build goes',
  showGallery: 'Look at the gallery',
  signIn: 'Sign in',
  token: 'Your token',
  tokenHint: 'It begins with github_pat_ and is kept in this browser until you sign out.',
  tokenSteps: 'How do I get a token?',
  enter: 'Sign in',
  checking: 'Asking GitHub…',
  tokenRefused:
    'GitHub does not take this token: it has expired, was deleted, or was not copied whole. Copy it again, or make a new one.',
  signOut: 'Sign out',
  editor: 'Everything else: the editor',
} as const;
