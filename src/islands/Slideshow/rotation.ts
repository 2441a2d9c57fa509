/** When which slide is shown, as plain arithmetic. */

/** Milliseconds for which a slide is shown: long enough to read the title over it. */
export const SLIDE_MS = 7000;
/** Milliseconds before a slide is shown at which its picture is fetched: enough for 30 KB on a slow connection. */
export const PRELOAD_MS = 2500;
/** Milliseconds after which a picture that has not come is passed over until its next turn. */
export const PRELOAD_LIMIT_MS = 30_000;

/** Whether the slides change: never, by themselves, or not until the visitor presses play. */
export type Playback = 'disabled' | 'playing' | 'paused';

/** @returns the index of the slide that follows */
export const nextSlide = (current: number, count: number): number => (count > 0 ? (current + 1) % count : 0);

interface Conditions {
  count: number;
  reducedMotion: boolean;
  saveData: boolean;
}

/** A visitor who asked for less data or less motion only ever gets the first slide. */
export const isPlaybackAllowed = ({ count, reducedMotion, saveData }: Conditions): boolean =>
  count > 1 && !reducedMotion && !saveData;
