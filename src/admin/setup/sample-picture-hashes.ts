/**
 * Git's hashes of the sample's pictures outside the galleries, by which the page tells them in a repository without
 * fetching them. The list is scripts/check/sample-pictures.txt; a test holds this part of it against that.
 */
export const SAMPLE_PICTURES: Readonly<Record<string, string>> = {
  'founder-workspace.jpg': '24744e598e509893fdc0920665a4f388e5cc19f5',
  'hero-01-lipsticks-and-roses.jpg': 'a778bdd395d475f26d6b95239f4d664fc3c72642',
  'hero-02-bridal-thali.jpg': 'a3773cc6542dec19370772c93a425e9b67f7499b',
  'hero-03-vanity-mirror.jpg': '7fc31ac26a6b3244e73a2860d8eaf3fb0dbbfe7d',
};
