/** Digits of other scripts as those that the content is written with: `९:३०` → `9:30`. */
export const plainDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    // Mathematics has five rows of digits side by side, which people copy from a profile: as usual ones they are told.
    const code = digit.normalize('NFKC').codePointAt(0) ?? 0;
    // The digits of any script stand in a row, and the row of 0 to 9 begins behind what is no digit.
    let zero = code;
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(code - zero);
  });
