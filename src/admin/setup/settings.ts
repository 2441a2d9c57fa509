/** What the build tells the setup page, in the page itself. */
import type { ResolvedRepository } from '../repository/config.ts';

/** A drawing of the sample that hangs in a gallery. */
export interface SamplePhoto {
  /** Paths from the project's folder. */
  entry: string;
  picture: string;
  /** Git's hash of the picture's bytes: another picture of that name is the owner's. */
  sha: string;
}

export interface SampleGallery {
  name: string;
  photos: readonly SamplePhoto[];
}

export interface SetupSettings {
  /** None where only the working copy of one's own computer is edited. */
  repository: ResolvedRepository | undefined;
  /** The address of the editor. */
  editor: string;
  galleries: readonly SampleGallery[];
}

/** The element of the page that holds them. */
export const SETUP_SETTINGS = 'setup-settings';
/** The element that the page is drawn into. */
export const SETUP_ROOT = 'setup';
