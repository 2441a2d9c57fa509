/** How facts of the studio are written: in its file, and on the page that asks for them at a first visit. */

/** `+`, the country code and the number, with spaces where its owner likes them. */
export const PHONE = /^\+\d[\d ]{6,20}$/;
/** As zod takes an address by itself, in an expression that needs no zod. */
export const EMAIL = /^(?!\.)(?!.*\.\.)[\w'+\-.]*[\w+-]@(?:[A-Za-z\d][A-Za-z\d-]*\.)+[A-Za-z]{2,}$/;
/** An Indian PIN code. */
export const POSTAL_CODE = /^[1-9]\d{5}$/;
/** A name on a social network. */
export const HANDLE = /^@[\w.]+$/;
