/** What the build tells the page of the first visit, in the page itself. */
import type { RepositoryPlace } from '../repository/client.ts';

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

export interface FirstVisitSettings {
  /** None where only the working copy of one's own computer is edited. */
  place: RepositoryPlace | undefined;
  /** The address of the editor. */
  editor: string;
  galleries: readonly SampleGallery[];
}

/** The element of the page that holds them. */
export const FIRST_VISIT_SETTINGS = 'first-visit-settings';
/** The element that the page is drawn into. */
export const FIRST_VISIT = 'first-visit';
