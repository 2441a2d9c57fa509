/** Where the half-written enquiry is stored in `localStorage`: its fields by their names, as JSON. */
export const DRAFT_KEY = 'enquiry-draft';
