/** @returns whether nobody sees anything of a text: it is empty, or all blanks, marks of direction and the like */
export const isBlank = (text: string): boolean => /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);
