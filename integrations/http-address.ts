/** Whether a page's code can send to an address: one of http, or a path; `/` is the site's own origin. */
export const isHttpAddress = (text: string): boolean =>
  !/\s/.test(text) && (/^\/(?!\/+[^/])/.test(text) || (/^https?:\/\//.test(text) && URL.canParse(text)));
