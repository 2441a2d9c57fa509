/** Where the site's files are kept, as the build is told it and as the owner's pages need it. */

export interface RepositoryConfig {
  /** Owner and name, such as `asha/studio`. */
  repo: string;
  branch: string;
  /** The origin and path of an interface that stands in for GitHub's own, in tests. */
  api?: string;
}

export interface ResolvedRepository extends Omit<RepositoryConfig, 'api'> {
  /** The address of the API, without a slash at its end. */
  apiRoot: string;
}

const GITHUB_API = 'https://api.github.com';

export const resolveRepository = ({ repo, branch, api = GITHUB_API }: RepositoryConfig): ResolvedRepository => ({
  repo,
  branch,
  apiRoot: api,
});
