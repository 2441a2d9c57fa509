const connection = () => (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection;

/** @returns whether the visitor has asked for less data; false where the browser does not tell */
export const isSaveData = (): boolean => !!connection()?.saveData;

/** @returns whether the browser reports `saveData` at all: old Firefox for Android had `connection` without it */
export const tellsSaveData = (): boolean => connection()?.saveData !== undefined;

/** @returns whether every kilobyte counts: less data is asked for, or the line is as slow as 2G */
export const isFrugal = (): boolean => isSaveData() || /2g/.test(connection()?.effectiveType ?? '');
