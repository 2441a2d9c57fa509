/** @returns whether the visitor has asked for less data; false where the browser does not tell */
export const isSaveData = (): boolean => !!(navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
