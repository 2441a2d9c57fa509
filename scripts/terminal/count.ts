/** `1 page`, `2 pages` */
export const count = (number: number, single: string, plural = `${single}s`): string =>
  `${number} ${number === 1 ? single : plural}`;
