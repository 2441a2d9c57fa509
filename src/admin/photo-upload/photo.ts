/** A photo that the owner has chosen, from the phone's file to the finished entry. */
import type { Preparation } from '../photo-field/prepare.ts';
import type { EditorLanguage } from '../language.ts';

/** The owner's words about a photo. */
export interface PhotoDetails {
  /** What it shows, in each language that it was written in. */
  alts: Partial<Record<EditorLanguage, string>>;
  /** A key among the groups of the gallery. */
  group?: string | undefined;
  /** Where the face is, such as `40% 20%`. */
  focus?: string | undefined;
}

/** A photo that can be hung. */
export interface ReadyPhoto extends PhotoDetails {
  id: string;
  /** The name of the file that was chosen. */
  name: string;
  jpeg: Blob;
  width: number;
  height: number;
  isNarrow: boolean;
  /** Its hash, once the repository's host has it. */
  sha?: string | undefined;
  /** The gallery that it was sent to, as long as nobody knows whether it hangs there: no answer has come. */
  sentTo?: string | undefined;
}

/** A photo that is still to be made ready. */
export interface WaitingPhoto {
  id: string;
  name: string;
  /** As it was chosen. */
  file: File;
}

export type Photo =
  | (WaitingPhoto & { state: 'preparing' })
  | { id: string; name: string; state: 'refused'; why: Extract<Preparation, { refusal: unknown }> }
  | (ReadyPhoto & { state: 'ready' });

export const isReady = (photo: Photo): photo is ReadyPhoto & { state: 'ready' } => photo.state === 'ready';
/** Whether nobody knows if it hangs: it was sent, and no answer has come. */
export const isUnconfirmed = (photo: Photo): boolean => isReady(photo) && photo.sentTo !== undefined;
export const isUnsent = (photo: Photo): photo is Exclude<Photo, { state: 'refused' }> => photo.state !== 'refused';
